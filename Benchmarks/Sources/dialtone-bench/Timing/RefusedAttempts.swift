import Foundation
import LoadGenerator

/// Creates sessions that the server must refuse, for each reason.
@LoadLoop
struct RefusedAttempts {
    /// The server accepts five wrong codes per session; the fifth would close it.
    private static let triesPerSession = 4

    /// The number of sessions of a kind for which any number of attempts can be made.
    private static let reusedSessions = 500

    let client: BenchClient
    let inbox: Inbox
    let numbers = FreshPhoneNumbers()

    /// Returns at least `count` attempts of each kind, in the order in which to make them.
    func make(count: Int, withExpired: Bool) async throws -> [RefusalKind: [RefusedAttempt]] {
        let expiring = withExpired ? try await open(Self.reusedSessions) : []
        let expiry = ContinuousClock.now + .seconds(5 * 60 + 5)
        var tries = [
            RefusalKind.usedSession: try await used(),
            .supersededSession: try await superseded(),
            .unknownSession: try await open(Self.reusedSessions).map(\.withForgedHandle),
        ]
        if withExpired {
            try await Task.sleep(until: expiry)
            tries[.expiredSession] = expiring.map(\.withRightCode)
        }
        // Last, because these sessions must still be open when the attempts are made.
        let sessions = try await open(count / Self.triesPerSession + 1)
        tries[.wrongCode] = sessions.flatMap {
            Array(repeating: $0.withWrongCode, count: Self.triesPerSession)
        }
        return tries
    }

    private func open(_ count: Int) async throws -> [OpenSession] {
        var sessions: [OpenSession] = []
        for _ in 0..<count { sessions.append(try await open(numbers.take())) }
        return sessions
    }

    private func open(_ phoneNumber: String) async throws -> OpenSession {
        let sessionInfo = try await client.sendCode(to: phoneNumber)
        return OpenSession(
            sessionInfo: sessionInfo,
            code: try await inbox.code(for: phoneNumber)
        )
    }

    private func used() async throws -> [RefusedAttempt] {
        let sessions = try await open(Self.reusedSessions)
        for session in sessions {
            _ = try await client.signIn(sessionInfo: session.sessionInfo, code: session.code)
        }
        return sessions.map(\.withRightCode)
    }

    private func superseded() async throws -> [RefusedAttempt] {
        let phoneNumbers = (0..<Self.reusedSessions).map { _ in numbers.take() }
        var sessions: [OpenSession] = []
        for phoneNumber in phoneNumbers { sessions.append(try await open(phoneNumber)) }
        // Within half a minute, the server would return the open session.
        try await Task.sleep(for: .seconds(31))
        for phoneNumber in phoneNumbers { _ = try await open(phoneNumber) }
        return sessions.map(\.withRightCode)
    }
}
