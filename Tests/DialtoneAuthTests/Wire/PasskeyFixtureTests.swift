import Foundation
import Testing
import WireFixtures

@testable import DialtoneAuth

struct PasskeyFixtureTests {
    private static let values = [
        "challenge": "Y2hhbGxlbmdl", "userHandle": "aGFuZGxl",
        "credentialId": ScriptedServer.credentialID, "otherCredentialId": "b3RoZXI",
        "clientDataJSON": "Y2xpZW50",
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
            #expect(options.relyingPartyID == "localhost")
            #expect(options.userID == Data("handle".utf8))
            #expect(options.algorithms == [-7, -8, -257])
            #expect(options.userVerification == "required")
            #expect(options.timeout == 300)
            #expect(options.excludedCredentialIDs == [PasskeyRegistration.scripted.credentialID])
            let registration = PasskeyRegistration(
                credentialID: PasskeyRegistration.scripted.credentialID,
                clientDataJSON: PasskeyRegistration.scripted.clientDataJSON,
                attestationObject: PasskeyRegistration.scripted.attestationObject,
                transports: ["hybrid", "internal"]
            )
            try await fixtures.exchange("passkeyEnrollment.finalize", with: Self.values) {
                try await user.enrollPasskey(registration, name: "Alice's phone")
            }
            #expect(user.refreshToken == "<refreshToken>")
        }
    }

    @Test func `a passkey signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let options = try await fixtures.exchange("passkeySignIn.start", with: Self.values) {
                try await fixtures.auth.passkeySignInOptions()
            }
            #expect(options.relyingPartyID == "localhost")
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

    @Test func `a user's passkeys are those of the lookup`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let passkey = try #require(user.enrolledPasskeys.first)
            #expect(user.enrolledPasskeys.count == 1)
            #expect(passkey.credentialID == "<credentialId>")
            #expect(passkey.name == "Google Password Manager")
            #expect(passkey.creationDate == Date(timeIntervalSince1970: 1_767_495_845.678))
            #expect(passkey.lastUseDate == Date(timeIntervalSince1970: 1_767_582_245.678))
        }
    }

    @Test func `passkeys are renamed and removed, each with its part of the request`() async throws
    {
        try await FixtureServer.run { fixtures in
            let fixture = try WireFixture("update.passkeys")
            let request = try fixture.request(with: Self.values)
            let parts = try #require(JSONSerialization.jsonObject(with: request) as? NSDictionary)
            let user = try await fixtures.signIn()
            try fixtures.play("update.passkeys")
            try await user.renamePasskey(withCredentialID: "b3RoZXI", to: "Laptop")
            try await user.unenrollPasskey(withCredentialID: ScriptedServer.credentialID)
            let sent = fixtures.server.requests(to: fixture.path).map(\.json)
            let names = ["renamePasskey", "deletePasskey"]
            #expect(sent.count == names.count)
            for (json, name) in zip(sent, names) {
                let part = ["idToken": parts["idToken"], name: parts[name]].compactMapValues(\.self)
                #expect(json as NSDictionary == part as NSDictionary)
            }
        }
    }
}
