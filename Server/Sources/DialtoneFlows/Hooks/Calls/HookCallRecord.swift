import DialtoneBasics
import DialtoneModel
import Synchronization

/// What is known about a call of a hook while it is in progress.
final class HookCallRecord: Sendable {
    private struct Facts {
        var attempts = 0
        var status: Int?
    }

    /// The `webhook-id` of the request.
    let id: String
    private let facts = Mutex(Facts())

    init(id: String) {
        self.id = id
    }

    var attempts: Int { facts.withLock(\.attempts) }
    var status: Int? { facts.withLock(\.status) }

    func noteAttempt() { facts.withLock { $0.attempts += 1 } }

    func note(status: Int) { facts.withLock { $0.status = status } }

    func outcome(of result: Result<HookVerdict, any Error>) -> HookCall.Outcome {
        switch result {
        case .success(.allowed): .allowed
        case .success(.refused): .refused
        case .failure where Task.isCancelled: .canceled
        case .failure(HookFailure.noAnswer(.timedOut)): .timedOut
        case .failure(HookFailure.suspended): .notCalled
        case .failure: .failed
        }
    }
}
