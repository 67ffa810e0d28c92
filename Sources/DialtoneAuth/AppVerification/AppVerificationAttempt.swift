import Foundation

/// One go at having a message sent: which stages it went through, and what did not work.
final class AppVerificationAttempt: Sendable {
    private struct State: Sendable {
        var steps: [AppVerificationStep] = []
        var excluded: Set<AppProofKind> = []
        var problems: [AppVerificationProblem] = []
        var mustProve = false
        var lateReceipt: String?
    }

    private let state = Locked(State())
    private let now: @Sendable () -> Date

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    var steps: [AppVerificationStep] { state.current.steps }

    /// The stage that is under way, or was last.
    var stage: AppVerificationStage { state.current.steps.last?.stage ?? .policy }

    /// The kinds of proof that did not work in this attempt.
    var excluded: Set<AppProofKind> { state.current.excluded }

    /// What kept kinds of proof from working, oldest first.
    var problems: [AppVerificationProblem] { state.current.problems }

    /// Whether the server demanded a proof, whatever its policy said before.
    var mustProve: Bool { state.current.mustProve }

    /// The receipt of a push that may still come.
    var lateReceipt: String? { state.current.lateReceipt }

    func exclude(_ kind: AppProofKind) {
        state.withLock { _ = $0.excluded.insert(kind) }
    }

    func exclude(_ kind: AppProofKind, because problem: AppVerificationProblem) {
        state.withLock { state in
            state.excluded.insert(kind)
            state.problems.append(problem)
        }
    }

    func note(_ problem: AppVerificationProblem) {
        state.withLock { $0.problems.append(problem) }
    }

    func demandProof() {
        state.withLock { $0.mustProve = true }
    }

    func expectLatePush(for receipt: String) {
        state.withLock { $0.lateReceipt = receipt }
    }

    /// Does the work of a stage and keeps how it ended.
    ///
    /// `summary` says what came of it, without secrets.
    func step<Value>(
        _ stage: AppVerificationStage,
        summary: (Value) -> String = { _ in "done" },
        work: () async throws -> Value
    ) async throws -> Value {
        let number = begin(stage)
        do {
            let value = try await work()
            end(number, .succeeded(summary(value)))
            return value
        } catch let error as CancellationError {
            end(number, .canceled)
            throw error
        } catch {
            end(number, .init(failure: error))
            throw error
        }
    }

    private func begin(_ stage: AppVerificationStage) -> Int {
        let start = now()
        return state.withLock { state in
            state.steps.append(AppVerificationStep(stage: stage, start: start, outcome: .running))
            return state.steps.count - 1
        }
    }

    private func end(_ number: Int, _ outcome: AppVerificationStep.Outcome) {
        let end = now()
        state.withLock { state in
            state.steps[number].duration = end.timeIntervalSince(state.steps[number].start)
            state.steps[number].outcome = outcome
        }
    }
}

extension AppVerificationStep.Outcome {
    /// The failure in words that hold no secret: those of the server are left out.
    fileprivate init(failure error: any Error) {
        if let problem = AppVerificationProblem(error) {
            self = .failed(problem.detail, mend: problem.mend)
        } else if let refusal = AuthRefusal(error) {
            let reason = refusal.reason.map { ", \($0.rawValue)" } ?? ""
            let request =
                refusal.requestID.map { "The server's log knows it as request \($0)." } ?? ""
            self = .failed("The server said \(refusal.word)\(reason).", mend: request)
        } else if let code = error.authCode {
            self = .failed("\(code.name).", mend: "")
        } else {
            self = .failed("\(type(of: error)).", mend: "")
        }
    }
}
