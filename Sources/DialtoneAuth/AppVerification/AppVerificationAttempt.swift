import Foundation

/// One attempt to have a message sent, with its stages and failures.
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

    /// The current stage, or the last one.
    var stage: AppVerificationStage { state.current.steps.last?.stage ?? .policy }

    /// The kinds of proof that failed in this attempt.
    var excluded: Set<AppProofKind> { state.current.excluded }

    /// The problems of the failed kinds of proof, oldest first.
    var problems: [AppVerificationProblem] { state.current.problems }

    /// Whether the server demanded a proof, regardless of its earlier policy.
    var mustProve: Bool { state.current.mustProve }

    /// The receipt of a push that may still arrive.
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

    /// Runs a stage and records how it ended.
    ///
    /// `summary` describes the result, without secrets.
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
    /// Describes the failure without secrets; the server's texts are omitted.
    fileprivate init(failure error: any Error) {
        if let problem = AppVerificationProblem(error) {
            self = .failed(problem.detail, remedy: problem.remedy)
        } else if let refusal = AuthRefusal(error) {
            let reason = refusal.reason.map { ", \($0.rawValue)" } ?? ""
            let request =
                refusal.requestID.map { "In the server's log, it is request \($0)." } ?? ""
            self = .failed("The server responded with \(refusal.word)\(reason).", remedy: request)
        } else if let code = error.authCode {
            self = .failed("\(code.name).", remedy: "")
        } else {
            self = .failed("\(type(of: error)).", remedy: "")
        }
    }
}
