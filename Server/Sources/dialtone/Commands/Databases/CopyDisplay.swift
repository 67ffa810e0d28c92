import DialtoneStorage
import Synchronization

/// The progress of a copy, which is reported on another thread.
final class CopyDisplay: Sendable {
    private let state = Mutex<(step: DatabaseCopy.Progress.Step, display: ProgressDisplay)?>(nil)

    func update(_ progress: DatabaseCopy.Progress) {
        state.withLock { state in
            if state?.step != progress.step {
                state?.display.finish()
                let display = ProgressDisplay(startingAt: progress.count, of: progress.total)
                state = (progress.step, display)
            }
            state?.display.update(progress.count, progress.step.action)
        }
    }

    func finish() {
        state.withLock { $0?.display.finish() }
    }
}

extension DatabaseCopy.Progress.Step {
    fileprivate var action: String {
        switch self {
        case .copying: "rows copied"
        case .comparing: "rows compared"
        }
    }
}
