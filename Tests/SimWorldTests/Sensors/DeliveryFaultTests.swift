import GuidanceCore
import SimWorld
import Testing

@Suite("faults of the delivery")
struct DeliveryFaultTests {
  @Test("nothing is taken in a silent span, and the fix after it is marked")
  func silent() {
    #expect(
      deliveries([GPSLine(.silent, .seconds(1, 3))], of: 0..<5) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3 [gap]",
        "4: 40 E 0 N, 5 m, 10 m/s, 90 deg, stamp 4",
      ])
  }

  @Test("a silent moment leaves one fix out")
  func silentMoment() {
    #expect(
      deliveries([GPSLine(.silent, .at(.seconds(0.5)))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2 [gap]",
      ])
  }

  @Test("a tunnel is silent, and its exit poor for five seconds")
  func tunnel() {
    #expect(
      deliveries([GPSLine(.tunnel(.silent), .seconds(1, 3))], of: 0..<9) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "3: 30 E 0 N, 40 m, 10 m/s, 90 deg, stamp 3 [tunnel gap]",
        "4: 40 E 0 N, 33 m, 10 m/s, 90 deg, stamp 4 [tunnel]",
        "5: 50 E 0 N, 26 m, 10 m/s, 90 deg, stamp 5 [tunnel]",
        "6: 60 E 0 N, 19 m, 10 m/s, 90 deg, stamp 6 [tunnel]",
        "7: 70 E 0 N, 12 m, 10 m/s, 90 deg, stamp 7 [tunnel]",
        "8: 80 E 0 N, 5 m, 10 m/s, 90 deg, stamp 8",
      ])
  }

  @Test("a tunnel's exit counts from the span's end, and an accuracy that is poorer anyway stays")
  func exitBetweenFixes() {
    let tunnel = GPSLine(.tunnel(.silent), .seconds(1, 2.5))
    #expect(
      deliveries([tunnel, GPSLine(.accuracy(50), .seconds(4, 9))], of: 3..<6) == [
        "3: 30 E 0 N, 36.5 m, 10 m/s, 90 deg, stamp 3 [tunnel gap]",
        "4: 40 E 0 N, 50 m, 10 m/s, 90 deg, stamp 4",
        "5: 50 E 0 N, 50 m, 10 m/s, 90 deg, stamp 5",
      ])
  }

  @Test("a tunnel that meets one fix has its exit from the next one on")
  func tunnelMoment() {
    #expect(
      deliveries([GPSLine(.tunnel(.silent), .at(.seconds(1)))], of: 0..<4) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "2: 20 E 0 N, 40 m, 10 m/s, 90 deg, stamp 2 [tunnel gap]",
        "3: 30 E 0 N, 33 m, 10 m/s, 90 deg, stamp 3 [tunnel]",
      ])
  }

  @Test("the white noise grows with the accuracy at the tunnel's exit, the same luck larger")
  func exitNoise() {
    func offsets(_ lines: [GPSLine]) -> [Double] {
      var receiver = ReceiverModel(
        plan: GPSPlan(lines: [GPSLine(.noise(3))] + lines), truth: StraightTruth(), chance: Chance(seed: 1),
        end: .seconds(60))
      return (0..<10).flatMap { receiver.sample(number: $0) }.map { delivery in
        Geodesy.distance(delivery.fix.coordinate, delivery.truth?.coordinate ?? StraightTruth.origin)
      }
    }
    let plain = offsets([])
    let exit = offsets([GPSLine(.tunnel(.silent), .seconds(1, 3))])
    for (index, growth) in [(1, 8.0), (2, 6.6), (5, 2.4), (6, 1), (7, 1)] {
      #expect(abs(exit[index] / plain[index + 2] - growth) < 1e-3)
    }
  }

  @Test("a frozen tunnel repeats the last fix with fresh stamps")
  func frozenTunnel() {
    #expect(
      deliveries([GPSLine(.tunnel(.frozen), .seconds(1, 3))], of: 0..<5) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [frozen tunnel]",
        "2: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2 [frozen tunnel]",
        "3: 30 E 0 N, 40 m, 10 m/s, 90 deg, stamp 3 [tunnel]",
        "4: 40 E 0 N, 33 m, 10 m/s, 90 deg, stamp 4 [tunnel]",
      ])
  }

  @Test("a coasting tunnel reckons on at the speed and course of its entry")
  func coastingTunnel() {
    let truth = StraightTruth(speeds: [(0, 10), (1, 20)])
    #expect(
      deliveries([GPSLine(.tunnel(.coasting), .seconds(1, 3))], of: 0..<4, truth: truth) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [tunnel]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2 [tunnel]",
        "3: 50 E 0 N, 40 m, 20 m/s, 90 deg, stamp 3 [tunnel]",
      ])
  }

  @Test("each fix comes twice at the same instant")
  func duplicate() {
    #expect(
      deliveries([GPSLine(.duplicate, .seconds(1, 2))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [duplicate]",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [duplicate]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test("the fix before the span comes again and again with its old stamp")
  func repeated() {
    #expect(
      deliveries([GPSLine(.repeatPrevious, .seconds(2, 4))], of: 1..<5) == [
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1",
        "2: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [repeated]",
        "3: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [repeated]",
        "4: 40 E 0 N, 5 m, 10 m/s, 90 deg, stamp 4",
      ])
  }

  @Test("a late fix is taken in time and delivered late")
  func late() {
    #expect(
      deliveries([GPSLine(.late(5), .at(.seconds(1)))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 at 6 [late]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test("a delay lies between taking and delivering, and adds to what is late")
  func delay() {
    #expect(
      deliveries([GPSLine(.delay(0.2)), GPSLine(.late(5), .at(.seconds(1)))], of: 0..<2) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0 at 0.2",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 at 6.2 [late]",
      ])
  }

  @Test("held fixes come together at the moment of the fix of the span's end")
  func held() {
    #expect(
      deliveries([GPSLine(.held, .seconds(1, 2.5))], of: 0..<4) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 at 3 [held]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2 at 3 [held]",
        "3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3",
      ])
  }

  @Test("a fix held at a moment comes with the next one")
  func heldMoment() {
    #expect(
      deliveries([GPSLine(.held, .at(.seconds(1)))], of: 1..<3) == [
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 at 2 [held]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test("a clock ahead stamps later than the receipt")
  func clock() {
    #expect(
      deliveries([GPSLine(.clockAhead(600), .at(.seconds(1)))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 5 m, 10 m/s, 90 deg, stamp 601 [clock]",
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }
}
