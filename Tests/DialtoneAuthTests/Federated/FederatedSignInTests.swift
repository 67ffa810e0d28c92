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
    func `each provider's credential is sent as its form`(
        credential: AuthCredential,
        form: String
    ) async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            _ = try? await auth.signIn(with: credential)
            #expect(server.requests(to: Self.path).first?["postBody"] == form)
        }
    }

    @Test func `a pending token stands for the credential that the server returned`()
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

    @Test func `a taken address is told with the credential that was refused`() async throws {
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

    @Test func `a conflict that this version does not know is an error, not a sign-in`()
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

    @Test func `an unknown person is not this user`() async throws {
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

    @Test func `nobody's token is revoked`() async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            await expectError(.nullUser) {
                try await auth.revokeToken(withAuthorizationCode: "code")
            }
        }
    }

    @Test func `the name of a person is told only where there is one`() {
        #expect(AppleName.json(PersonNameComponents()) == nil)
        var name = PersonNameComponents()
        name.givenName = "Ada"
        #expect(AppleName.json(name) == #"{"name":{"firstName":"Ada"}}"#)
    }
}
