import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct FederatedSignInTests {
    private static let path = "v1/accounts:signInWithIdp"

    @Test(arguments: [
        (
            GoogleAuthProvider.credential(withIDToken: "i", accessToken: "a"),
            "providerId=google.com&id_token=i&access_token=a"
        ),
        (
            FacebookAuthProvider.credential(withAccessToken: "a"),
            "providerId=facebook.com&access_token=a"
        ),
        (GitHubAuthProvider.credential(withToken: "a"), "providerId=github.com&access_token=a"),
        (
            TwitterAuthProvider.credential(withToken: "a", secret: "s"),
            "providerId=twitter.com&access_token=a&oauth_token_secret=s"
        ),
        (
            OAuthProvider.credential(providerID: .custom("oidc.x"), idToken: "i", rawNonce: "n&="),
            "providerId=oidc.x&id_token=i&nonce=n%26%3D"
        ),
        (
            OAuthProvider.credential(withProviderID: "apple.com", accessToken: "ü"),
            "providerId=apple.com&access_token=%C3%BC"
        ),
    ])
    func `each provider's credential is sent in its own form`(
        credential: AuthCredential,
        form: String
    ) async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            _ = try? await auth.signIn(with: credential)
            #expect(server.requests(to: Self.path).first?["postBody"] == form)
        }
    }

    @Test func `the updated credential signs in with the server's pending token`()
        async throws
    {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on(Self.path) { _ in
                .json(
                    SignInWithIDPResponse {
                        $0.providerId = "google.com"
                        $0.email = "a@b.c"
                        $0.pendingToken = "pending"
                        $0.needConfirmation = true
                    }
                )
            }
            let error = await expectError(.accountExistsWithDifferentCredential) {
                try await auth.signIn(with: FacebookAuthProvider.credential(withAccessToken: "a"))
            }
            let updated = error?.userInfo[AuthErrorUserInfoUpdatedCredentialKey]
            _ = try? await auth.signIn(with: #require(updated as? AuthCredential))
            #expect(server.requests(to: Self.path).last?["pendingToken"] == "pending")
        }
    }

    @Test func `the error for a taken address contains the refused credential`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on(Self.path) { _ in
                .json(
                    SignInWithIDPResponse {
                        $0.email = "a@b.c"
                        $0.errorMessage = "EMAIL_EXISTS"
                    }
                )
            }
            let credential = FacebookAuthProvider.credential(withAccessToken: "a")
            let error = await expectError(.emailAlreadyInUse) {
                try await auth.signIn(with: credential)
            }
            let userInfo = try #require(error?.userInfo)
            #expect(userInfo[AuthErrorUserInfoEmailKey] as? String == "a@b.c")
            let updated = userInfo[AuthErrorUserInfoUpdatedCredentialKey] as? AuthCredential
            #expect(updated === credential)
        }
    }

    @Test func `an unknown conflict is an error and not a sign-in`()
        async throws
    {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            server.on(Self.path) { _ in
                .json(
                    SignInWithIDPResponse {
                        $0.errorMessage = "SOMETHING_NEW"
                        $0.idToken = "t"
                    }
                )
            }
            await expectError(.internalError) {
                try await auth.signIn(with: FacebookAuthProvider.credential(withAccessToken: "a"))
            }
            #expect(auth.currentUser == nil)
        }
    }

    @Test func `reauthentication with an unknown account is a user mismatch`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on(Self.path) { _ in .refusal("USER_NOT_FOUND") }
            await expectError(.userMismatch) {
                try await user.reauthenticate(
                    with: FacebookAuthProvider.credential(withAccessToken: "a")
                )
            }
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `revoking a token requires a signed-in user`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            await expectError(.nullUser) {
                try await auth.revokeToken(withAuthorizationCode: "code")
            }
        }
    }

    @Test func `the user's name is sent only if there is one`() {
        #expect(AppleName.json(PersonNameComponents()) == nil)
        var name = PersonNameComponents()
        name.givenName = "Ada"
        #expect(AppleName.json(name) == #"{"name":{"firstName":"Ada"}}"#)
    }
}
