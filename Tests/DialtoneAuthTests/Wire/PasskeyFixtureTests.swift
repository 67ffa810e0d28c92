import Foundation
import Testing

@testable import DialtoneAuth

struct PasskeyFixtureTests {
    private static let values = [
        "challenge": "Y2hhbGxlbmdl", "userHandle": "aGFuZGxl",
        "credentialId": ScriptedServer.credentialID, "clientDataJSON": "Y2xpZW50",
        "attestationObject": "YXR0ZXN0YXRpb24", "authenticatorData": "YXV0aGVudGljYXRvcg",
        "signature": "c2lnbmF0dXJl",
    ]

    @Test func `a passkey is added`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let options = try await fixtures.exchange(
                "passkeyEnrollment.start",
                with: Self.values
            ) {
                try await user.passkeyEnrollmentOptions()
            }
            #expect(options.relyingPartyID == "<rpId>")
            #expect(options.userID == Data("handle".utf8))
            #expect(options.algorithms == [-7, -8, -257])
            #expect(options.userVerification == "required")
            #expect(options.timeout == 300)
            try await fixtures.exchange("passkeyEnrollment.finalize", with: Self.values) {
                try await user.enrollPasskey(.scripted, name: "Phone")
            }
            #expect(user.refreshToken == "<refreshToken>")
        }
    }

    @Test func `a passkey signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let options = try await fixtures.exchange("passkeySignIn.start", with: Self.values) {
                try await fixtures.auth.passkeySignInOptions()
            }
            #expect(options.relyingPartyID == "<rpId>")
            #expect(options.challenge == Data("challenge".utf8))
            let result = try await fixtures.exchange(
                "passkeySignIn.finalize",
                with: Self.values
            ) {
                try await fixtures.auth.signIn(withPasskey: .scripted)
            }
            #expect(result.user === fixtures.auth.currentUser)
        }
    }

    @Test func `a passkey is renamed and removed`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let id = ScriptedServer.credentialID
            try await fixtures.exchange("update.renamePasskey", with: Self.values) {
                try await user.renamePasskey(withCredentialID: id, to: "Laptop")
            }
            try await fixtures.exchange("update.deletePasskey", with: Self.values) {
                try await user.unenrollPasskey(withCredentialID: id)
            }
        }
    }
}
