import Foundation

// The command stays synchronous: the live window's loop owns the main thread.
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
