import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct UserPasskeysTests {
    private struct Passkey: Decodable {
        let id: String
        let name: String
        let rpID: String
    }

    /// A response without a signature, which development mode accepts.
    private struct Response: Encodable {
        let id = "cred_4_A"
    }

    private struct Enrollment: Encodable {
        let idToken: String
        let name = "My key"
        let authenticatorRegistrationResponse = Response()
    }

    private struct User: Decodable {
        let passkeys: [Passkey]
    }

    @Test func `a user's passkeys are listed, shown and removed while the server runs`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let number = "+16505550140"
                let owner = try await server.signIn(number)
                let added = try await server.call(
                    "/v2/accounts/passkeyEnrollment:finalize",
                    sending: Enrollment(idToken: try owner.text("idToken"))
                )
                #expect(added.status == 200)
                let data = ["--data", folder.data]
                let listed = try await Program.run(
                    ["users", "passkeys", "list", number, "--json"] + data
                )
                let passkeys = try listed.list("passkeys", of: Passkey.self)
                #expect(passkeys.map(\.id) == ["cred_4_A"])
                #expect(passkeys.map(\.rpID) == ["localhost"])
                let table = try await Program.run(["users", "passkeys", "list", number] + data)
                #expect(table.output.contains("My key"))
                let shown = try await Program.run(["users", "show", number, "--json"] + data)
                let user = try JSONDecoder().decode(User.self, from: Data(shown.output.utf8))
                #expect(user.passkeys.map(\.name) == ["My key"])

                let odd = try await Program.run(
                    ["users", "passkeys", "remove", number, "!", "--yes"] + data
                )
                #expect(odd.complaints == "Error: ! is not the ID of a passkey.\n")
                let unknown = try await Program.run(
                    ["users", "passkeys", "remove", number, "AAAA", "--yes"] + data
                )
                #expect(unknown.complaints == "Error: The user has no passkey AAAA.\n")
                let removed = try await Program.run(
                    ["users", "passkeys", "remove", number, "cred_4_A", "--yes"] + data
                )
                #expect(removed.output == "Removed the passkey cred_4_A.\n")
                let none = try await Program.run(["users", "passkeys", "list", number] + data)
                #expect(none.output == "The user has no passkeys.\n")
                let refused = try await server.call(
                    "/v2/accounts/passkeySignIn:finalize",
                    sending: ["authenticatorAuthenticationResponse": Response()]
                )
                #expect(refused.error == "PASSKEY_CREDENTIAL_NOT_FOUND")
            }
        }
    }
}
