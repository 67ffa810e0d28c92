import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PasskeyEnrollmentTests {
    private func signedIn(
        _ body: (ScriptedProject, User) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.takePasskeys()
            try await body(project, try await project.signIn().user)
        }
    }

    @Test func `a passkey is created and added`() async throws {
        try await signedIn { project, user in
            #expect(user.enrolledPasskeys.isEmpty)
            let authenticator = ScriptedAuthenticator()
            try await user.enrollPasskey(name: "Phone", from: authenticator)
            let options = try #require(authenticator.created.values.first)
            #expect(options.relyingPartyID == "example.org")
            #expect(options.relyingPartyName == "Example")
            #expect(options.userID == Data("handle".utf8))
            #expect(options.userName == "+16505550101")
            #expect(options.userDisplayName == "Alice")
            #expect(options.challenge == Data("challenge".utf8))
            #expect(options.algorithms == [-7, -257])
            #expect(options.excludedCredentialIDs == [Data("old".utf8)])
            #expect(options.userVerification == "required")

            let path = ScriptedServer.passkeyEnrollmentFinalize
            let sent = try #require(project.server.requests(to: path).first)
            #expect(sent["name"] == "Phone")
            #expect(sent["idToken"] != nil)
            let passkey = try #require(
                sent.json["authenticatorRegistrationResponse"] as? [String: Any]
            )
            #expect(passkey["id"] as? String == ScriptedServer.credentialID)
            let response = try #require(passkey["response"] as? [String: Any])
            #expect(response["clientDataJSON"] as? String == "Y2xpZW50")
            #expect(response["attestationObject"] as? String == "YXR0ZXN0YXRpb24")
            #expect(response["transports"] as? [String] == ["internal"])
        }
    }

    @Test func `the user gets the new tokens and the passkey`() async throws {
        try await signedIn { project, user in
            try await user.enrollPasskey(from: ScriptedAuthenticator())
            #expect(user.refreshToken == "refresh-enrolled")
            let passkey = try #require(user.enrolledPasskeys.first)
            #expect(passkey.name == "Phone")
            #expect(passkey.credentialID == ScriptedServer.credentialID)
            #expect(passkey.isBackedUp)
            #expect(passkey.relyingPartyID == "example.org")
            #expect(passkey.creationDate == WireDate.read("2026-01-02T03:04:05.678Z"))
            #expect(passkey.lastUseDate == nil)
            #expect(passkey.aaguid == nil)
            // The stored user has it as well.
            let stored = try #require(try project.auth.getStoredUser(forAccessGroup: nil))
            #expect(stored.enrolledPasskeys.map(\.name) == ["Phone"])
        }
    }

    @Test func `an anonymous user with a passkey is not anonymous any more`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            server.takePasskeys()
            let user = try #require(project.auth.currentUser)
            #expect(user.isAnonymous)
            try await user.enrollPasskey(from: ScriptedAuthenticator())
            #expect(!user.isAnonymous)
            #expect(user.uid == "guest")
        }
    }

    @Test func `a closed dialog adds nothing`() async throws {
        try await signedIn { project, user in
            let closed = ScriptedAuthenticator.failing(PasskeyProblem.canceled)
            await expectError(.webContextCancelled) { try await user.enrollPasskey(from: closed) }
            let path = ScriptedServer.passkeyEnrollmentFinalize
            #expect(project.server.requests(to: path).isEmpty)
            #expect(user.enrolledPasskeys.isEmpty)
        }
    }

    @Test(arguments: [
        ("CREDENTIAL_TOO_OLD_LOGIN_AGAIN", AuthErrorCode.requiresRecentLogin),
        ("CREDENTIAL_ALREADY_IN_USE", .credentialAlreadyInUse),
        ("PASSKEY_LIMIT_EXCEEDED", .maximumSecondFactorCountExceeded),
        ("INVALID_AUTHENTICATOR_RESPONSE", .invalidAuthenticatorResponse),
    ])
    func `a refused passkey leaves the user as before`(
        word: String,
        code: AuthErrorCode
    ) async throws {
        try await signedIn { project, user in
            project.server.on(ScriptedServer.passkeyEnrollmentFinalize) { _ in .refusal(word) }
            let error = await expectError(code) {
                try await user.enrollPasskey(from: ScriptedAuthenticator())
            }
            #expect(user.refreshToken == "refresh-alice")
            #expect(project.auth.currentUser === user)
            if word == "PASSKEY_LIMIT_EXCEEDED" {
                let text = "Your account has the maximum number of passkeys."
                #expect(error?.localizedDescription == text)
            }
        }
    }

    @Test func `a session that has ended signs the user out`() async throws {
        try await signedIn { project, user in
            project.server.on(ScriptedServer.passkeyEnrollmentStart) { _ in
                .refusal("TOKEN_EXPIRED")
            }
            await expectError(.userTokenExpired) {
                try await user.enrollPasskey(from: ScriptedAuthenticator())
            }
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a passkey is removed and renamed by its ID`() async throws {
        try await signedIn { project, user in
            project.server.on("v1/accounts:update") { _ in .text("{}") }
            try await user.unenrollPasskey(withCredentialID: "AQL_")
            try await user.renamePasskey(withCredentialID: "AQL_", to: "Laptop")
            try await success { user.unenrollPasskey(withCredentialID: "b2xk", completion: $0) }
            let sent = project.server.requests(to: "v1/accounts:update")
            let deleted = sent.map { $0.json["deletePasskey"] as? [String] }
            #expect(deleted == [["AQL_"], nil, ["b2xk"]])
            let renamed = sent[1].json["renamePasskey"] as? [[String: String]]
            #expect(renamed == [["credentialId": "AQL_", "name": "Laptop"]])
        }
    }

    @Test func `a passkey that the account does not have cannot be removed`() async throws {
        try await signedIn { project, user in
            project.server.on("v1/accounts:update") { _ in
                .refusal("PASSKEY_ENROLLMENT_NOT_FOUND")
            }
            await expectError(.missingPasskeyEnrollment) {
                try await user.unenrollPasskey(withCredentialID: "AQL_")
            }
        }
    }

    @Test func `a passkey reauthenticates its own user only`() async throws {
        try await signedIn { project, user in
            let result = try await user.reauthenticate(withPasskeyFrom: ScriptedAuthenticator())
            #expect(result.user === user)
            project.server.on(ScriptedServer.passkeySignInFinalize) { _ in
                .json(
                    FinalizePasskeySignInResponse {
                        $0.idToken = TokenMint().mint(for: "bob")
                        $0.refreshToken = "refresh-bob"
                    }
                )
            }
            await expectError(.userMismatch) {
                try await user.reauthenticate(withPasskey: .scripted)
            }
            #expect(user.refreshToken == "refresh-alice")
        }
    }

    @Test func `a passkey's signature cannot be linked`() async throws {
        try await signedIn { project, user in
            await expectError(.operationNotAllowed) {
                try await user.link(with: project.auth.credential(of: .scripted))
            }
            let path = ScriptedServer.passkeySignInFinalize
            #expect(project.server.requests(to: path).isEmpty)
        }
    }
}
