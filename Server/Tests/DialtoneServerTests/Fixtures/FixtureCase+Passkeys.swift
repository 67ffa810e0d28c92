import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

extension FixtureCase {
    static let passkeys = [
        FixtureCase("passkeyEnrollment.start") { server in
            let alice = try await server.signUpAlice()
            try await server.enrollPasskey(by: alice.idToken)
            return ["idToken": alice.idToken]
        },
        FixtureCase("passkeyEnrollment.finalize") { server in
            let alice = try await server.signUpAlice()
            let (passkey, response) = try await server.newPasskey(for: alice.idToken)
            var values = Self.values(of: response["response"])
            values["idToken"] = alice.idToken
            values["credentialId"] = passkey.text
            return values
        },
        FixtureCase("passkeySignIn.start"),
        FixtureCase("passkeySignIn.finalize") { server in
            let alice = try await server.signUpAlice()
            let (passkey, _) = try await server.enrollPasskey(by: alice.idToken)
            let challenge = try await server.passkeyChallenge()
            let assertion = try passkey.assertion(challenge: challenge).json
            var values = Self.values(of: assertion["response"])
            values["credentialId"] = passkey.text
            return values
        },
        FixtureCase("update.passkeys") { server in
            let alice = try await server.signUpAlice()
            let (removed, _) = try await server.enrollPasskey(by: alice.idToken)
            let (renamed, _) = try await server.enrollPasskey(by: alice.idToken)
            return [
                "idToken": alice.idToken, "credentialId": removed.text,
                "otherCredentialId": renamed.text,
            ]
        },
    ]

    /// The texts of an authenticator's response by their names.
    private static func values(of response: JSONValue) -> [String: String] {
        let names = [
            "clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle",
        ]
        return names.reduce(into: [:]) { $0[$1] = response[$1].text }
    }
}

extension TestServer {
    /// Gives the account a passkey that signed in once.
    func addUsedPasskey(to account: String) async throws {
        let id = try #require(PasskeyID(bytes: Array("a credential".utf8)))
        var passkey = Passkey(
            id: id,
            projectID: Self.projectID,
            accountID: AccountID(rawValue: account),
            userHandle: Array("handle".utf8),
            relyingPartyID: "localhost",
            publicKey: [1],
            algorithm: -7,
            authenticator: AuthenticatorKind("ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4"),
            transports: ["hybrid", "internal"],
            isBackupEligible: true,
            isBackedUp: true,
            counter: 0,
            name: "Google Password Manager",
            createdAt: clock.now
        )
        passkey.lastUsedAt = clock.now
        try await store.write { [passkey] data in
            guard try data.insert(passkey),
                var owner = try data.holdAccount(passkey.accountID, of: Self.projectID)
            else { throw Refusal.accountNotFound }
            owner.passkeys = [EnrolledPasskey(id: id, enrolledAt: passkey.createdAt)]
            try data.save(owner)
        }
    }
}
