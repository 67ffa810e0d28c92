/// The last verification attempts of one app, for ``Auth/diagnostics()``.
final class AppVerificationLog: Sendable {
    private static let limit = 10
    private let attempts = Locked<[AppVerificationAttempt]>([])

    /// The steps of each attempt, oldest first.
    var steps: [[AppVerificationStep]] { attempts.current.map(\.steps) }

    func add(_ attempt: AppVerificationAttempt) {
        attempts.withLock { attempts in
            attempts.append(attempt)
            if attempts.count > Self.limit { attempts.removeFirst() }
        }
    }
}
