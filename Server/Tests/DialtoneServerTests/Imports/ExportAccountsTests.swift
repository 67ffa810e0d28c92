import HTTPTypes
import IdentityToolkit
import Testing

/// The export of all users.
struct ExportAccountsTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/accounts:export"

    private func export(_ format: String, on server: TestServer) async throws -> Answer {
        try await server.request(
            .get,
            "\(Self.path)?format=\(format)",
            headers: TestServer.owner
        )
    }

    @Test func `an export has every user, and its CSV has no formulas`() async throws {
        try await withServer { server in
            for (id, name) in [("a", "=HYPERLINK(1)"), ("b", "B\"ob, the\nsecond")] {
                let made = try await server.administer(
                    "accounts",
                    [
                        "localId": .string(id), "displayName": .string(name),
                        "email": .string("\(id)@example.com"), "password": "a long password",
                    ]
                )
                try #require(made.status == 200, "\(made.text)")
            }
            let json = try await export("json", on: server)
            #expect(json.status == 200)
            #expect(try json.json["users"].count == 2)
            #expect(try json.json["users"][0]["passwordHash"].text != nil)
            let csv = try await export("csv", on: server)
            let lines = csv.text.split(
                separator: Character("\r\n"),
                omittingEmptySubsequences: false
            )
            #expect(lines.count == 4)
            #expect(lines[0].hasPrefix(#""localId","phoneNumber","email""#))
            #expect(lines[1].contains(#""'=HYPERLINK(1)""#))
            #expect(lines[2].contains("\"B\"\"ob, the\nsecond\""))
            #expect(!csv.text.contains("argon2"))
            #expect(try await export("xml", on: server).status == 400)
        }
    }
}
