import Foundation

/// One use of an authenticator, for at most as long as the server's challenge is valid.
struct PasskeyCeremony {
    /// What a user has if the server did not say, in seconds.
    static let usualTimeout: TimeInterval = 300

    /// The limits of what a server can say, in seconds.
    static let timeouts: ClosedRange<TimeInterval> = 10...600

    /// The part of the time after which suggestions get a new challenge, so that the one of a
    /// suggestion that the user chooses is still valid when it reaches the server.
    static let suggestionShare = 0.8

    let sleep: Sleep

    /// Returns how long the user has.
    static func seconds(_ timeout: TimeInterval?) -> TimeInterval {
        let wanted = timeout ?? usualTimeout
        guard wanted.isFinite else { return usualTimeout }
        return min(max(wanted, timeouts.lowerBound), timeouts.upperBound)
    }

    /// Runs `work`, and cancels it after `seconds`.
    ///
    /// - Throws: An `NSError` of ``AuthErrorDomain``, or `CancellationError`.
    func run<Value: Sendable>(
        within seconds: TimeInterval,
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await withDeadline(seconds, sleep: sleep, work: work)
        } catch let error as CancellationError {
            throw error
        } catch let error as DeadlineExceeded {
            throw PasskeyProblem.late(error.seconds).error()
        } catch let problem as PasskeyProblem {
            throw problem.error()
        } catch {
            let beneath = error as NSError
            let detail = "The authenticator failed (\(beneath.domain) \(beneath.code))."
            throw PasskeyProblem(.failed, detail: detail).error()
        }
    }
}
