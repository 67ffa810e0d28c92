#if canImport(AuthenticationServices) && !os(watchOS)
import AuthenticationServices
import FirebaseAuth

// Nothing here runs; see PublicNames.swift.

@available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, *)
@MainActor
func useSystemPasskeys(_ auth: Auth, _ user: User, _ window: ASPresentationAnchor) async throws {
    try await auth.signIn(withPasskeyFrom: SystemPasskeys())
    try await user.enrollPasskey(from: SystemPasskeys(anchor: window))
}

@available(tvOS 16.0, *)
@MainActor
func usePlatformCredentials(
    _ auth: Auth,
    _ user: User,
    _ assertion: ASAuthorizationPlatformPublicKeyCredentialAssertion,
    _ registration: ASAuthorizationPlatformPublicKeyCredentialRegistration
) async throws {
    let request: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest =
        try await auth.startPasskeySignIn()
    let result: AuthDataResult = try await auth.finalizePasskeySignIn(
        withPlatformCredential: assertion
    )
    let creation: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest =
        try await user.startPasskeyEnrollment(withName: "Phone")
    let added: AuthDataResult = try await user.finalizePasskeyEnrollment(
        withPlatformCredential: registration
    )
    let controller = ASAuthorizationController(authorizationRequests: [request, creation])
    _ = (result, added, controller)
}
#endif
