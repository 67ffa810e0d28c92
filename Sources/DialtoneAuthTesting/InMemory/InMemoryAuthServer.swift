public import DialtoneAuth
public import Foundation
import IdentityToolkit

/// A server in the memory of a test, without sockets.
///
/// It signs users in by phone number, by e-mail address with a password or a link, with the passkeys
/// of an ``InMemoryAuthenticator``, and anonymously. Users can enroll second factors by SMS and
/// ``AuthenticatorApp``, reset their password, and change and delete their account. Every other
/// call fails as it does with a server that does not have it. It sends nothing: each phone number
/// has a code, and ``mails`` contains the links.
///
/// It may be used by any number of tasks at once.
public final class InMemoryAuthServer: HTTPTransport {
    let project: Locked<InMemoryProject>
    private let failures = Locked(PlannedFailures())
    private let calls = Locked<[AuthServerCall]>([])
    private let now: @Sendable () -> Date

    /// Creates a server without users.
    ///
    /// - Parameter now: The clock of its tokens. The SDK renews tokens by the system's clock.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
        project = Locked(InMemoryProject(now: now()))
    }

    /// The calls that the server has received, including those that failed.
    public var receivedCalls: [AuthServerCall] { calls.current }

    /// Answers a request of the SDK.
    ///
    /// - Throws: A `URLError` if a failure without a response was set.
    public func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        guard let call = AuthServerCall(path: request.url.path) else {
            return WireRefusal(.notFound, status: 404).response
        }
        calls.withLock { $0.append(call) }
        if let failure = failures.withLock({ $0.next(for: call) }) {
            return try failure.response()
        }
        let now = now()
        return project.withLock { project in
            project.now = now
            return project.answer(call, request.body ?? Data())
        }
    }

    /// Lets calls fail, in place of any earlier failure of these calls.
    ///
    /// - Parameters:
    ///   - failure: How the calls fail.
    ///   - call: The calls that fail; `nil` for all.
    ///   - times: How often they fail; `nil` for always, until ``recover()``.
    public func fail(
        _ failure: AuthServerFailure,
        on call: AuthServerCall? = nil,
        times: Int? = nil
    ) {
        failures.withLock { $0.plan(failure, on: call, times: times) }
    }

    /// Ends all failures that were set.
    public func recover() {
        failures.withLock { $0 = PlannedFailures() }
    }
}

/// The failures that a test has set.
struct PlannedFailures: Sendable {
    private struct Plan: Sendable {
        let failure: AuthServerFailure
        var remaining: Int?
    }

    private var plans: [AuthServerCall: Plan] = [:]

    mutating func plan(_ failure: AuthServerFailure, on call: AuthServerCall?, times: Int?) {
        for call in call.map({ [$0] }) ?? AuthServerCall.allCases {
            plans[call] = Plan(failure: failure, remaining: times)
        }
    }

    /// The failure of a call that arrives now.
    mutating func next(for call: AuthServerCall) -> AuthServerFailure? {
        guard let plan = plans[call] else { return nil }
        guard let remaining = plan.remaining else { return plan.failure }
        guard remaining > 0 else { return nil }
        plans[call]?.remaining = remaining - 1
        return plan.failure
    }
}
