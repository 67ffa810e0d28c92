import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct UserSecondFactorsTests {
    private struct SecondFactor: Decodable {
        let id: String
        let kind: String
        let phoneNumber: String?
        let name: String?
    }

    private struct User: Decodable {
        let id: String
        let secondFactors: [SecondFactor]
    }

    /// An administrator's call that creates an account with two numbers as second factors.
    private struct Creation: Encodable {
        struct Factor: Encodable {
            let phoneInfo: String
            let displayName: String
        }

        let localId = "ada"
        let email = "ada@example.com"
        let emailVerified = true
        let mfaInfo = [
            Factor(phoneInfo: "+16505550101", displayName: "Work"),
            Factor(phoneInfo: "+16505550102", displayName: "Home"),
        ]
    }

    @Test func `a user's second factors are listed, shown and removed while the server runs`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let created = try await server.call(
                    "/v1/projects/demo-dialtone/accounts",
                    sending: Creation(),
                    bearer: "owner"
                )
                #expect(created.status == 200)
                let data = ["--data", folder.data]
                let factors = try await Self.factors(data)
                #expect(factors.map(\.kind) == ["phone", "phone"])
                #expect(factors.map(\.phoneNumber) == ["+16505550101", "+16505550102"])
                #expect(factors.map(\.name) == ["Work", "Home"])
                let shown = try await Program.run(["users", "show", "ada"] + data)
                #expect(shown.output.contains("phone, phone"))
                let users = try await Program.run(["users", "list", "--json"] + data)
                    .list("users", of: User.self)
                #expect(users.map { $0.secondFactors.map(\.id) } == [factors.map(\.id)])

                let remove = ["users", "second-factors", "remove", "ada"]
                let unknown = try await Program.run(remove + ["none", "--yes"] + data)
                #expect(unknown.exitCode == 1)
                #expect(unknown.complaints == "Error: The user has no second factor none.\n")
                let unconfirmed = try await Program.run(remove + [factors[0].id] + data)
                #expect(unconfirmed.exitCode == 64)
                #expect(try await Self.factors(data).count == 2)

                let removed = try await Program.run(remove + [factors[0].id, "--yes"] + data)
                #expect(removed.output == "Removed the second factor \(factors[0].id).\n")
                #expect(try await Self.factors(data).map(\.name) == ["Home"])
                _ = try await Program.run(remove + [factors[1].id, "--yes"] + data)
                let none = try await Program.run(["users", "second-factors", "list", "ada"] + data)
                #expect(none.output == "The user has no second factors.\n")
            }
        }
    }

    private static func factors(_ data: [String]) async throws -> [SecondFactor] {
        try await Program.run(["users", "second-factors", "list", "ada", "--json"] + data)
            .list("secondFactors", of: SecondFactor.self)
    }
}
