// A program for the tests of the live window: shows a few things and says, a line at a time, what happens to them.
import Foundation
import Simulator

LiveWindow.observer = { event in
    switch event {
    case .drawn(let stage):
        say("drawn", stage.minX, stage.minY, stage.width, stage.height)
    case .idle(let isWaitingForTime):
        if !isWaitingForTime { say("rest", CGFloat(LiveWindow.frameCount)) }
    }
}

let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) }
let status = LiveWindow.run(title: "windowprobe", phone: .iPhone16, zoom: 1, pictures: folder) { ProbeController() }
say("ended")
exit(status)
