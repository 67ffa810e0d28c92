import HTTPTypes
import IdentityToolkit
import Testing

extension FixtureCase {
    /// Dialtone's own calls for devices.
    static let sessions = [
        FixtureCase("listSessions") { try await $0.alicesSession() },
        FixtureCase("revokeSessions") { try await $0.alicesSession() },
    ]
}

extension TestServer {
    /// Signs Alice in on a device that sends its name, and returns the IDs of her session.
    fileprivate func alicesSession() async throws -> [String: String] {
        let answer = try await call(
            .signUp,
            ["email": .string(Self.alice), "password": .string(Self.alicesPassword)],
            headers: [.userAgent: "Phone/1"]
        )
        let alice = try SignedIn(answer)
        let listed = try await call(.listSessions, ["idToken": .string(alice.idToken)])
        return [
            "idToken": alice.idToken,
            "refreshToken": alice.refreshToken,
            "sessionId": try #require(listed.json["sessions"][0]["sessionId"].text),
        ]
    }
}
