#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(tvOS) || os(visionOS))
public import AuthenticationServices
import Foundation

// Firebase's names, for apps that run the system's authorization controller themselves.
@available(tvOS 16.0, *)
extension Auth {
    /// Gets a challenge from the server, and makes the system's request with it.
    ///
    /// Pass the request to an `ASAuthorizationController`, and its credential to
    /// ``finalizePasskeySignIn(withPlatformCredential:)``.
    @objc(startPasskeySignInWithCompletion:)
    public nonisolated(nonsending) func startPasskeySignIn() async throws
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    {
        try await passkeySignInOptions().request
    }

    /// Signs in with the system's credential.
    ///
    /// - Throws: ``AuthErrorCode/missingPasskeyEnrollment`` if no account has the passkey.
    @discardableResult
    @objc(finalizePasskeySignInWithPlatformCredential:completion:)
    public nonisolated(nonsending) func finalizePasskeySignIn(
        withPlatformCredential platformCredential:
            ASAuthorizationPlatformPublicKeyCredentialAssertion
    ) async throws -> AuthDataResult {
        try await signIn(withPasskey: PasskeyAssertion(platformCredential))
    }
}

@available(tvOS 16.0, *)
extension User {
    /// Gets a challenge from the server, and makes the system's request for a new passkey with it.
    ///
    /// `name` is the name of the passkey for ``finalizePasskeyEnrollment(withPlatformCredential:)``;
    /// without it, the server chooses one.
    @objc(startPasskeyEnrollmentWithName:completion:)
    public nonisolated(nonsending) func startPasskeyEnrollment(
        withName name: String?
    ) async throws -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let options = try await passkeyEnrollmentOptions()
        passkeyName.withLock { $0 = name }
        return options.request
    }

    /// Adds the system's new passkey to this account.
    @discardableResult
    @objc(finalizePasskeyEnrollmentWithPlatformCredential:completion:)
    public nonisolated(nonsending) func finalizePasskeyEnrollment(
        withPlatformCredential platformCredential:
            ASAuthorizationPlatformPublicKeyCredentialRegistration
    ) async throws -> AuthDataResult {
        try await enrollPasskey(
            PasskeyRegistration(platformCredential),
            name: passkeyName.current
        )
        passkeyName.withLock { $0 = nil }
        return AuthDataResult(user: self)
    }
}
#endif
