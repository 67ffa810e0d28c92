import Foundation
import Testing

@testable import DialtoneAuth

struct FederatedFixtureTests {
    private let google = GoogleAuthProvider.credential(
        withIDToken: "google-id-token",
        accessToken: "google-access-token"
    )

    @Test func `a Google account signs in`() async throws {
        try await FixtureServer.run { fixtures in
            let result = try await fixtures.exchange("signInWithIdp") {
                try await fixtures.auth.signIn(with: google)
            }
            #expect(result.user === fixtures.auth.currentUser)
            let info = try #require(result.additionalUserInfo)
            #expect(info.providerID == "google.com")
            #expect(info.isNewUser)
            #expect(info.profile?["id"] as? String == "1234567890")
            #expect(result.credential?.idToken == "google-id-token")
            #expect(result.credential?.accessToken == "google-access-token")
        }
    }

    @Test func `an Apple account signs in with the name passed by the app`() async throws {
        try await FixtureServer.run { fixtures in
            var name = PersonNameComponents()
            name.givenName = "Alice"
            name.familyName = "Example"
            let credential = OAuthProvider.appleCredential(
                withIDToken: "apple-id-token",
                rawNonce: "raw-nonce",
                fullName: name
            )
            let result = try await fixtures.exchange("signInWithIdp.apple") {
                try await fixtures.auth.signIn(with: credential)
            }
            #expect(result.additionalUserInfo?.providerID == "apple.com")
        }
    }

    @Test func `a Google account is linked`() async throws {
        try await FixtureServer.run { fixtures in
            fixtures.server.on("v1/accounts:lookup") { _ in
                .text(#"{"users": [{"localId": "<localId>"}]}"#)
            }
            let user = try await fixtures.signIn()
            let result = try await fixtures.exchange("signInWithIdp.link") {
                try await user.link(with: google)
            }
            #expect(result.user === user)
            #expect(result.credential?.idToken == "google-id-token")
        }
    }

    @Test func `a user reauthenticates with a Google account, and none is created`() async throws {
        try await FixtureServer.run { fixtures in
            let user = try await fixtures.signIn()
            let result = try await fixtures.exchange("signInWithIdp.reauthenticate") {
                try await user.reauthenticate(with: google)
            }
            #expect(result.user === user)
        }
    }

    @Test func `the error for an address of another provider contains a credential to link`()
        async throws
    {
        try await FixtureServer.run { fixtures in
            let example = OAuthProvider.credential(
                providerID: .custom("oidc.example"),
                idToken: "example-id-token",
                accessToken: "example-access-token"
            )
            let error = try await fixtures.refusedExchange(
                "signInWithIdp.confirm",
                .accountExistsWithDifferentCredential
            ) { try await fixtures.auth.signIn(with: example) }
            #expect(error.userInfo[AuthErrorUserInfoEmailKey] as? String == "alice@example.org")
            let credential = error.userInfo[AuthErrorUserInfoUpdatedCredentialKey]
            #expect((credential as? OAuthCredential)?.idToken == "example-id-token")
            #expect(fixtures.auth.currentUser == nil)
        }
    }

    @Test func `the error for another user's Google account contains its credential`()
        async throws
    {
        try await FixtureServer.run { fixtures in
            fixtures.server.on("v1/accounts:lookup") { _ in
                .text(#"{"users": [{"localId": "<localId>"}]}"#)
            }
            let user = try await fixtures.signIn()
            let error = try await fixtures.refusedExchange(
                "signInWithIdp.conflict",
                .credentialAlreadyInUse
            ) { try await user.link(with: google) }
            let credential = error.userInfo[AuthErrorUserInfoUpdatedCredentialKey]
            #expect((credential as? OAuthCredential)?.provider == "google.com")
            #expect(fixtures.auth.currentUser === user)
        }
    }

    @Test func `a Sign in with Apple authorization code is revoked`() async throws {
        try await FixtureServer.run { fixtures in
            _ = try await fixtures.signIn()
            try await fixtures.exchange("revokeToken") {
                try await fixtures.auth.revokeToken(
                    withAuthorizationCode: "apple-authorization-code"
                )
            }
        }
    }
}
