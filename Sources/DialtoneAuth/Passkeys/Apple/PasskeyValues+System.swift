#if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(tvOS) || os(visionOS))
import AuthenticationServices
import Foundation

@available(tvOS 16.0, *)
extension PasskeyCreationOptions {
    /// The system's request for these options.
    var request: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: relyingPartyID
        )
        let request = provider.createCredentialRegistrationRequest(
            challenge: challenge,
            name: userName,
            userID: userID
        )
        request.displayName = userDisplayName
        if let preference = userVerification.systemPreference {
            request.userVerificationPreference = preference
        }
        exclude(from: request)
        return request
    }

    private func exclude(
        from request: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    ) {
        #if os(iOS) || os(macOS)
        guard #available(iOS 17.4, macOS 13.5, macCatalyst 17.4, *) else { return }
        request.excludedCredentials = excludedCredentialIDs.map {
            ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: $0)
        }
        #endif
    }
}

@available(tvOS 16.0, *)
extension PasskeyRequestOptions {
    /// The system's request for these options.
    var request: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: relyingPartyID
        )
        let request = provider.createCredentialAssertionRequest(challenge: challenge)
        if let preference = userVerification.systemPreference {
            request.userVerificationPreference = preference
        }
        return request
    }
}

@available(tvOS 16.0, *)
extension PasskeyRegistration {
    /// Reads the system's new passkey; empty without an attestation object, which the server then
    /// refuses.
    init(_ credential: ASAuthorizationPlatformPublicKeyCredentialRegistration) {
        self.init(
            credentialID: credential.credentialID,
            clientDataJSON: credential.rawClientDataJSON,
            attestationObject: credential.rawAttestationObject ?? Data()
        )
    }
}

@available(tvOS 16.0, *)
extension PasskeyAssertion {
    /// Reads the system's signature; what is missing is empty, and the server refuses it.
    init(_ credential: ASAuthorizationPlatformPublicKeyCredentialAssertion) {
        self.init(
            credentialID: credential.credentialID,
            clientDataJSON: credential.rawClientDataJSON,
            authenticatorData: credential.rawAuthenticatorData ?? Data(),
            signature: credential.signature ?? Data(),
            userID: credential.userID
        )
    }
}

@available(tvOS 16.0, *)
extension String? {
    /// WebAuthn's word as the system's; `nil` for the system's default.
    fileprivate var systemPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference?
    {
        switch self {
        case "required": .required
        case "preferred": .preferred
        case "discouraged": .discouraged
        default: nil
        }
    }
}
#endif
