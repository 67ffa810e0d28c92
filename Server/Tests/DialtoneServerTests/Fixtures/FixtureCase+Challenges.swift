import IdentityToolkit
import Testing

extension FixtureCase {
    /// Dialtone's own calls for challenges.
    static let challenges = [
        FixtureCase("challenge"),
        FixtureCase("challenge.key"),
        FixtureCase("challenge.verify") { ["payload": try await $0.solution()] },
        FixtureCase("appVerification.poll") { server in
            let page: JSONValue = .object([
                "apiKey": .string(TestServer.apiKey), "authType": "verifyApp",
                "eventId": "ABCDEFGHIJ", "mode": "poll",
                "sessionId": .string(PollTests.sessionID),
                "payload": .string(try await server.solution()),
            ])
            let solved = try await server.post("/__/auth/handler", page)
            try #require(solved.status == 200, "\(solved.text)")
            return [:]
        },
    ]
}
