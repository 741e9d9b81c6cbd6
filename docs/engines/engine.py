#!/usr/bin/env python3
"""A small navigation engine for `pfsim run --engine "python3 docs/engines/engine.py"`.

It needs Python 3 and nothing else, and is made to be read: matching, off-route, announcements, arrival, a function each.
docs/engines.md explains the lines that come in and go out. With --bug NAME it is wrong on purpose, so that one can watch
a scenario find out:

  crow    arrives by the distance as the crow flies
  nervous is off the route after one fix
"""

import json
import math
import sys

EARTH_RADIUS = 6371008.8

# Figures by mode; the names are those of the protocol's `config`, which may replace them.
DEFAULTS = {
    "driving": {"stage.prepare": 300, "stage.near": 90, "stage.now": 25, "stage.now-seconds": 2.5, "chain.within": 150,
                "arrival.radius": 35, "off-route.base": 20, "off-route.least": 30, "off-route.most": 75,
                "usual-speed": 13.9},
    "cycling": {"stage.prepare": 150, "stage.near": 50, "stage.now": 20, "stage.now-seconds": 0, "chain.within": 60,
                "arrival.radius": 20, "off-route.base": 15, "off-route.least": 22, "off-route.most": 55,
                "usual-speed": 4.5},
    "walking": {"stage.prepare": 50, "stage.near": 0, "stage.now": 15, "stage.now-seconds": 0, "chain.within": 30,
                "arrival.radius": 15, "off-route.base": 18, "off-route.least": 25, "off-route.most": 60,
                "usual-speed": 1.3},
}
COMMON = {"start.radius": 60, "off-route.factor": 1.5, "off-route.fixes": 3, "off-route.confirm": 4,
          "off-route.back": 0.6, "off-route.back-fixes": 2, "speed.smoothing": 3}
STAGES = ["prepare", "near", "now"]


def distance(a, b):
    """Metres between two places, by haversine."""
    lat1, lon1, lat2, lon2 = map(math.radians, (a[0], a[1], b[0], b[1]))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_RADIUS * math.asin(min(1.0, math.sqrt(h)))


def plane(place, origin):
    """Metres east and north of an origin; longitudes wrap."""
    metres = math.radians(1) * EARTH_RADIUS
    east = (place[1] - origin[1] + 540) % 360 - 180
    return east * metres * math.cos(math.radians(origin[0])), (place[0] - origin[0]) * metres


def between(a, b):
    """The angle between two directions, 0 to 180 degrees."""
    return abs((a - b + 540) % 360 - 180)


class Line:
    """The route's line: where a fix lies beside it, and how far along."""

    def __init__(self, points):
        self.points = points
        self.along = [0.0]
        for a, b in zip(points, points[1:]):
            self.along.append(self.along[-1] + distance(a, b))

    @property
    def length(self):
        return self.along[-1]

    def matches(self, place, low, high):
        """For each segment between two distances along: metres beside, metres along, its direction, the place on it."""
        for i in range(len(self.points) - 1):
            if self.along[i + 1] < low or self.along[i] > high:
                continue
            (ax, ay), (bx, by) = plane(self.points[i], place), plane(self.points[i + 1], place)
            dx, dy = bx - ax, by - ay
            square = dx * dx + dy * dy
            share = max(0.0, min(1.0, -(ax * dx + ay * dy) / square)) if square else 0.0
            along = self.along[i] + share * (self.along[i + 1] - self.along[i])
            # The window may begin or end within the segment.
            if not low <= along <= high:
                inside = max(low, min(high, along))
                share += (inside - along) / max(1e-9, self.along[i + 1] - self.along[i])
                along = inside
            lat, lon = (self.points[i][k] + share * (self.points[i + 1][k] - self.points[i][k]) for k in (0, 1))
            bearing = math.degrees(math.atan2(dx, dy)) % 360
            yield math.hypot(ax + share * dx, ay + share * dy), along, bearing, [lat, lon]


class Engine:
    """Guidance along one route: a fix in, events and a snapshot out."""

    def __init__(self, route, config, bug=None):
        self.figures = {**COMMON, **DEFAULTS[route["mode"]], **config}
        self.bug = bug
        self.line = Line(route["points"])
        self.steps = route["steps"]
        self.time_expected = route.get("expectedTime")
        self.said = {}  # by step, the latest stage that counts as said
        self.told = set()  # the steps that had an announcement of their own
        self.phase = "waitingForFix"
        self.progress = 0.0
        self.speed = None
        self.match = None
        self.time = None
        self.against = []
        self.back = 0

    def update(self, fix):
        """Takes a fix; gives the events and, where the fix was not used, the reason."""
        if self.phase == "arrived":
            return [], None
        if fix.get("lat") is None or fix.get("lon") is None or fix.get("t") is None:
            return [], "invalid"
        if fix.get("accuracy") is None:
            return [], "noAccuracy"
        if self.time is not None and fix["t"] <= self.time:
            return [], "notNewer"
        elapsed = 0 if self.time is None else fix["t"] - self.time
        self.time = fix["t"]
        self.smooth(fix, elapsed)
        self.match = self.find(fix, elapsed)
        events = []
        if self.phase == "waitingForFix":
            if self.match[0] > max(self.figures["start.radius"], fix["accuracy"]):
                return [], None
            self.phase = "onRoute"
            events.append({"type": "started"})
        limit = self.limit(fix)
        follows = self.follows(fix, limit)
        if follows:
            self.progress = self.match[1]
        events += self.leave_and_return(fix, limit, follows)
        if self.phase == "onRoute" and follows:
            if self.has_arrived(fix):
                self.phase = "arrived"
                events.append({"type": "arrived"})
            else:
                events += self.announce()
        return events, None

    def smooth(self, fix, elapsed):
        """The speed of the last few seconds."""
        if fix.get("speed") is None:
            return
        share = 1 - math.exp(-elapsed / self.figures["speed.smoothing"]) if self.speed is not None else 1
        self.speed = (self.speed or 0) + share * (fix["speed"] - (self.speed or 0))

    def find(self, fix, elapsed):
        """The best match near where the traveller must be by now, so that another leg is not taken for this one."""
        place = [fix["lat"], fix["lon"]]
        if self.phase == "waitingForFix":
            low, high, expected = 0, self.line.length, 0
        else:
            reach = 50 + fix["accuracy"] + 50 * elapsed
            low, high = self.progress - 50 - fix["accuracy"], self.progress + reach
            expected = self.progress + (self.speed or 0) * elapsed
            if self.phase == "offRoute":
                high = self.line.length

        def cost(match):
            lateral, along, bearing, _ = match
            total = (lateral / 10) ** 2 + ((along - expected) / (20 + 0.25 * abs(expected - self.progress))) ** 2
            if self.moves(fix) and fix.get("course") is not None:
                total += (between(fix["course"], bearing) / 45) ** 2
            return total

        found = list(self.line.matches(place, low, high))
        if self.phase == "waitingForFix":
            # Where the route passes several times, a trip begins with the first.
            near = [match for match in found if match[0] <= self.figures["start.radius"]]
            return near[0] if near else min(found)
        return min(found) if self.phase == "offRoute" else min(found, key=cost)

    def moves(self, fix):
        return (fix.get("speed") or 0) >= 2

    def limit(self, fix):
        """How far beside the line a traveller may be."""
        figures = self.figures
        wide = figures["off-route.base"] + figures["off-route.factor"] * fix["accuracy"]
        return max(figures["off-route.least"], min(figures["off-route.most"], wide))

    def follows(self, fix, limit):
        """Whether a fix speaks for the route."""
        lateral, _, bearing, _ = self.match
        if lateral > limit:
            return False
        if not self.moves(fix) or fix.get("course") is None or lateral <= max(10, 1.5 * fix["accuracy"]):
            return True
        return between(fix["course"], bearing) <= 60

    def leave_and_return(self, fix, limit, follows):
        """Off the route after a row of fixes that lasts, back after two that are near."""
        if self.phase == "onRoute":
            self.against = [] if follows else self.against + [fix["t"]]
            fixes, seconds = self.figures["off-route.fixes"], self.figures["off-route.confirm"]
            if self.bug == "nervous":
                fixes, seconds = 1, 0
            if len(self.against) >= fixes and self.against[-1] - self.against[0] >= seconds:
                self.phase, self.against, self.back = "offRoute", [], 0
                return [{"type": "offRoute", "lateral": self.match[0]}]
        elif self.phase == "offRoute":
            near = follows and self.match[0] <= self.figures["off-route.back"] * limit
            self.back = self.back + 1 if near else 0
            if self.back >= self.figures["off-route.back-fixes"]:
                self.phase = "onRoute"
                return [{"type": "backOnRoute"}]
        return []

    def has_arrived(self, fix):
        """Near the end ALONG the line: a ring begins where it ends."""
        if self.bug == "crow":
            return distance([fix["lat"], fix["lon"]], self.line.points[-1]) <= self.figures["arrival.radius"]
        return self.line.length - self.progress <= self.figures["arrival.radius"]

    def next_step(self):
        """The next step with words that lies ahead."""
        for index, step in enumerate(self.steps):
            if step.get("words") and step["along"] >= self.progress and self.said.get(index, -1) < 2:
                return index
        return None

    def announce(self):
        """The latest stage that is due and was not said; a step that follows closely goes along with it."""
        index = self.next_step()
        if index is None:
            return []
        figures, ahead = self.figures, self.steps[index]["along"] - self.progress
        now = max(figures["stage.now"], figures["stage.now-seconds"] * (self.speed or 0))
        reach = [figures["stage.prepare"], figures["stage.near"], now]
        is_last = all(not step.get("words") for step in self.steps[index + 1:])
        due = [stage for stage in range(2 if is_last else 3) if ahead <= reach[stage]]
        if not due or due[-1] <= self.said.get(index, -1):
            return []
        stage = due[-1]
        self.said[index] = stage
        self.told.add(index)
        return [{"type": "announce", "step": index, "stage": STAGES[stage],
                 "distance": None if stage == 2 else self.spoken(ahead), "text": self.steps[index]["words"],
                 "then": self.then(index, stage)}]

    def spoken(self, metres):
        """A distance as people say it."""
        unit = 100 if metres >= 1000 else 10
        return max(10, int(metres / unit + 0.5) * unit)

    def then(self, index, stage):
        """The words of a step that follows closely and was not announced yet."""
        carries = stage == 2 or stage == (1 if self.figures["stage.near"] else 0)
        rest = [i for i in range(index + 1, len(self.steps)) if self.steps[i].get("words")]
        if not carries or not rest or rest[0] in self.told:
            return None
        step = self.steps[rest[0]]
        if step["along"] - self.steps[index]["along"] > self.figures["chain.within"]:
            return None
        if self.steps[index]["kind"] == "roundabout" and step["kind"] == "roundabout-exit":
            return None
        # What went along is not announced again from afar.
        self.said[rest[0]] = 1
        return step["words"]

    def snapshot(self):
        """What the engine believes now."""
        index = self.next_step()
        remaining = max(0.0, self.line.length - self.progress)
        seconds = remaining / self.figures["usual-speed"]
        if self.time_expected is not None:
            seconds = self.time_expected * remaining / self.line.length
        lateral, _, bearing, matched = self.match or (None, None, None, None)
        ahead = None if index is None else self.steps[index]["along"] - self.progress
        return {"phase": self.phase, "progress": self.progress, "remaining": remaining, "remainingTime": seconds,
                "nextStep": index, "nextDistance": ahead,
                "matched": matched, "bearing": bearing, "lateral": lateral, "speed": self.speed, "time": self.time}


def answer(request, state, bug):
    """The answer to one line; None where none is due."""
    if "hello" in request:
        if request["hello"] != 1:
            return {"error": "`hello`: expected version 1, found %s" % request["hello"]}
        return {"hello": 1, "engine": "engine.py"}
    if "route" in request:
        state["engine"] = Engine(request["route"], request.get("config") or {}, bug)
        return {"ok": True}
    if "fix" in request:
        events, refused = state["engine"].update(request["fix"])
        said = {"events": events, "snapshot": state["engine"].snapshot()}
        if refused:
            said["refused"] = refused
        return said
    return {"error": "expected `hello`, `route`, `fix` or `bye`"}


def main():
    bug = sys.argv[sys.argv.index("--bug") + 1] if "--bug" in sys.argv else None
    state = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "bye" in request:
            break
        said = answer(request, state, bug)
        # Whoever forgets to flush is taken for one who hangs.
        print(json.dumps(said), flush=True)
        if "error" in said and "hello" in request:
            sys.exit(2)


if __name__ == "__main__":
    main()
