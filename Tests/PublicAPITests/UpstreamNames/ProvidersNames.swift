import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameAuthCredential() {
    _ = AuthCredential.self
    readable(\AuthCredential.provider)
}

func nameAuthProviderID() {
    _ = AuthProviderID.self
    _ = AuthProviderID.apple
    _ = AuthProviderID.email
    _ = AuthProviderID.facebook
    _ = AuthProviderID.gameCenter
    _ = AuthProviderID.gitHub
    _ = AuthProviderID.google
    _ = AuthProviderID.phone
    _ = AuthProviderID.custom(_:)
    readable(\AuthProviderID.rawValue)
}

func nameEmailAuthProvider() {
    _ = EmailAuthProvider.self
    _ = EmailAuthProvider.id
    _ = EmailAuthProvider.credential(withEmail:password:)
    _ = EmailAuthProvider.credential(withEmail:link:)
}

func nameGoogleAuthProvider() {
    _ = GoogleAuthProvider.self
    _ = GoogleAuthProvider.id
    _ = GoogleAuthProvider.credential(withIDToken:accessToken:)
}

func nameFacebookAuthProvider() {
    _ = FacebookAuthProvider.self
    _ = FacebookAuthProvider.id
    _ = FacebookAuthProvider.credential(withAccessToken:)
}

func nameGitHubAuthProvider() {
    _ = GitHubAuthProvider.self
    _ = GitHubAuthProvider.id
    _ = GitHubAuthProvider.credential(withToken:)
}

func nameTwitterAuthProvider() {
    _ = TwitterAuthProvider.self
    _ = TwitterAuthProvider.id
    _ = TwitterAuthProvider.credential(withToken:secret:)
}

func nameFederatedAuthProvider() {
    _ = (any FederatedAuthProvider).self
    _ = { (provider: any FederatedAuthProvider) in
        try await provider.credential(with: nil)
    }
}

func nameOAuthProvider() {
    _ = OAuthProvider.self
    _ = OAuthProvider.id
    writable(\OAuthProvider.scopes)
    writable(\OAuthProvider.customParameters)
    readable(\OAuthProvider.providerID)
    _ = OAuthProvider.init(providerID:auth:) as (String, Auth) -> OAuthProvider
    _ = OAuthProvider.provider(providerID:) as (AuthProviderID) -> OAuthProvider
    _ = OAuthProvider.provider(providerID:auth:) as (AuthProviderID, Auth) -> OAuthProvider
    _ = OAuthProvider.credential(providerID:idToken:accessToken:)
    _ = OAuthProvider.credential(providerID:accessToken:)
    _ = OAuthProvider.credential(providerID:idToken:rawNonce:accessToken:)
    _ = OAuthProvider.appleCredential(withIDToken:rawNonce:fullName:)
    _ = OAuthProvider.getCredentialWith(_:completion:)
    _ = OAuthProvider.credential(with:)
}

func nameOAuthCredential() {
    _ = OAuthCredential.self
    readable(\OAuthCredential.idToken)
    readable(\OAuthCredential.accessToken)
    readable(\OAuthCredential.secret)
}
