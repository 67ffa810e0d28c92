import FirebaseAuth
import Foundation

// Nothing here runs; see PublicNames.swift.

func useArchives(_ factors: MultiFactor, _ info: AdditionalUserInfo, _ metadata: UserMetadata) {
    let archived: [any NSSecureCoding] = [factors, info, metadata] + factors.enrolledFactors
    _ = archived
}

func openAuthenticator(_ secret: TOTPSecret) {
    secret.openInOTPApp(
        withQRCodeURL: secret.generateQRCodeURL(withAccountName: "Alice", issuer: "Example")
    )
}

func useProviders(_ auth: Auth, _ name: PersonNameComponents) async throws {
    let credentials: [AuthCredential] = [
        EmailAuthProvider.credential(withEmail: "a@b.c", password: "p"),
        EmailAuthProvider.credential(withEmail: "a@b.c", link: "l"),
        GoogleAuthProvider.credential(withIDToken: "i", accessToken: "a"),
        FacebookAuthProvider.credential(withAccessToken: "a"),
        GitHubAuthProvider.credential(withToken: "t"),
        TwitterAuthProvider.credential(withToken: "t", secret: "s"),
    ]
    let oauth: [OAuthCredential] = [
        OAuthProvider.credential(providerID: .apple, idToken: "i"),
        OAuthProvider.credential(providerID: .google, idToken: "i", accessToken: "a"),
        OAuthProvider.credential(providerID: .facebook, accessToken: "a"),
        OAuthProvider.credential(providerID: .gitHub, idToken: "i", rawNonce: "n"),
        OAuthProvider.credential(
            providerID: .custom("oidc.x"),
            idToken: "i",
            rawNonce: "n",
            accessToken: "a"
        ),
        OAuthProvider.credential(withProviderID: "apple.com", idToken: "i", accessToken: "a"),
        OAuthProvider.credential(withProviderID: "apple.com", accessToken: "a"),
        OAuthProvider.credential(withProviderID: "apple.com", idToken: "i", rawNonce: "n"),
        OAuthProvider.appleCredential(withIDToken: "i", rawNonce: "n", fullName: name),
    ]
    let names: [String] = [
        EmailAuthProvider.id, GoogleAuthProvider.id, FacebookAuthProvider.id,
        GitHubAuthProvider.id, TwitterAuthProvider.id, OAuthProvider.id,
    ]
    auth.revokeToken(withAuthorizationCode: "c") { (_: Error?) in }
    try await auth.revokeToken(withAuthorizationCode: "c")
    _ = (credentials, oauth, names)
}

func useProviderID(_ id: AuthProviderID) -> String {
    switch id {
    case .apple, .email, .facebook, .gameCenter, .gitHub, .google, .phone: id.rawValue
    case .custom("oidc.x"): "x"
    default: ""
    }
}

func useFactors(_ user: User, _ assertion: MultiFactorAssertion) async throws {
    let multiFactor: MultiFactor = user.multiFactor
    let factors: [MultiFactorInfo] = multiFactor.enrolledFactors
    let _: Bool = user.mustEnrollSecondFactor
    multiFactor.getSessionWithCompletion { (_: MultiFactorSession?, _: Error?) in }
    let session: MultiFactorSession = try await multiFactor.session()
    multiFactor.enroll(with: assertion, displayName: nil) { (_: Error?) in }
    try await multiFactor.enroll(with: assertion, displayName: "work")
    multiFactor.unenroll(withFactorUID: "f") { (_: Error?) in }
    try await multiFactor.unenroll(withFactorUID: "f")
    for factor in factors {
        multiFactor.unenroll(with: factor) { (_: Error?) in }
        try await multiFactor.unenroll(with: factor)
        _ = factor as? TOTPMultiFactorInfo
    }
    TOTPMultiFactorGenerator.generateSecret(with: session) { (_: TOTPSecret?, _: Error?) in }
    let secret: TOTPSecret = try await TOTPMultiFactorGenerator.generateSecret(with: session)
    let shown: (String, String) = (
        secret.sharedSecretKey(),
        secret.generateQRCodeURL(withAccountName: "alice", issuer: "Shop")
    )
    let assertions: [TOTPMultiFactorAssertion] = [
        TOTPMultiFactorGenerator.assertionForEnrollment(with: secret, oneTimePassword: "1"),
        TOTPMultiFactorGenerator.assertionForSignIn(withEnrollmentID: "f", oneTimePassword: "1"),
    ]
    let kinds: (String, String) = (
        PhoneMultiFactorInfo.PhoneMultiFactorID, PhoneMultiFactorInfo.TOTPMultiFactorID
    )
    _ = (shown, assertions, kinds)
}

func useProviderPages(_ auth: Auth, _ user: User, _ delegate: (any AuthUIDelegate)?) async throws {
    let provider: OAuthProvider = OAuthProvider(providerID: "oidc.example")
    let others: [OAuthProvider] = [
        OAuthProvider(providerID: "oidc.example", auth: auth),
        OAuthProvider(providerID: .google), OAuthProvider(providerID: .google, auth: auth),
        OAuthProvider.provider(providerID: "oidc.example"),
        OAuthProvider.provider(providerID: "oidc.example", auth: auth),
        OAuthProvider.provider(providerID: .apple),
        OAuthProvider.provider(providerID: .custom("oidc.example"), auth: auth),
    ]
    provider.scopes = ["calendar"]
    provider.customParameters = ["prompt": "login"]
    let told: (String, [String]?, [String: String]?) = (
        provider.providerID, provider.scopes, provider.customParameters
    )
    let federated: any FederatedAuthProvider = provider
    let credential: AuthCredential = try await federated.credential(with: delegate)
    provider.getCredentialWith(delegate) { (_: AuthCredential?, _: Error?) in }
    auth.signIn(with: provider, uiDelegate: nil) { (_: AuthDataResult?, _: Error?) in }
    try await auth.signIn(with: provider, uiDelegate: delegate)
    user.link(with: provider, uiDelegate: nil) { (_: AuthDataResult?, _: Error?) in }
    try await user.link(with: provider, uiDelegate: delegate)
    user.reauthenticate(with: provider, uiDelegate: nil) { (_: AuthDataResult?, _: Error?) in }
    try await user.reauthenticate(with: provider, uiDelegate: delegate)
    _ = (others, told, credential)
}

func useArchives(
    _ phone: PhoneAuthCredential,
    _ open: OAuthCredential,
    _ result: AuthDataResult,
    _ token: AuthTokenResult
) {
    let all: [any NSSecureCoding] = [phone, open, token, result, result.user]
    let isSecure: Bool = PhoneAuthCredential.supportsSecureCoding
    let write: (NSCoder) -> Void = phone.encode(with:)
    let read: (NSCoder) -> PhoneAuthCredential? = PhoneAuthCredential.init(coder:)
    _ = (all, isSecure, write, read)
}
