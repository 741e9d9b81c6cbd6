import Foundation

// Whoever starts the tool from a thread that blocks signals hands that down; Ctrl-C ends it all the same.
var blocked = sigset_t()
sigemptyset(&blocked)
pthread_sigmask(SIG_SETMASK, &blocked, nil)
// A reader that went away shows itself as a failed write, which ends the tool silently.
signal(SIGPIPE, SIG_IGN)
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
