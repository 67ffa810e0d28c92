import Foundation
import LoadGenerator

/// Makes sessions that are of no use any more, each in its way.
@LoadLoop
struct RefusedTries {
    /// The server takes five wrong codes a session; the fifth would close it.
    private static let triesPerSession = 4

    /// Sessions of a kind that any number of tries may be made on.
    private static let reusedSessions = 500

    let client: BenchClient
    let inbox: Inbox
    let numbers = FreshPhoneNumbers()

    /// At least `count` tries of each kind, in the order in which they are to be made.
    func make(count: Int, withExpired: Bool) async throws -> [RefusalKind: [RefusedTry]] {
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
        // Last, for these sessions must still be open when they are tried.
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

    private func used() async throws -> [RefusedTry] {
        let sessions = try await open(Self.reusedSessions)
        for session in sessions {
            _ = try await client.signIn(sessionInfo: session.sessionInfo, code: session.code)
        }
        return sessions.map(\.withRightCode)
    }

    private func superseded() async throws -> [RefusedTry] {
        let phoneNumbers = (0..<Self.reusedSessions).map { _ in numbers.take() }
        var sessions: [OpenSession] = []
        for phoneNumber in phoneNumbers { sessions.append(try await open(phoneNumber)) }
        // Within half a minute the server would answer with the session that is open.
        try await Task.sleep(for: .seconds(31))
        for phoneNumber in phoneNumbers { _ = try await open(phoneNumber) }
        return sessions.map(\.withRightCode)
    }
}
