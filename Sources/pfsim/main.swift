import Foundation

// A reader that went away shows itself as a failed write, which ends the tool silently.
signal(SIGPIPE, SIG_IGN)
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
