import DialtoneModel
import WebAuthn

extension Refusal {
    /// The refusal of a response that does not verify, with a sentence for developers.
    init(_ problem: WebAuthnProblem) {
        self = .passkey(problem.refusal)
    }
}

extension WebAuthnProblem {
    fileprivate var refusal: PasskeyRefusal {
        switch self {
        case .invalidCredentialID: .invalidCredentialID
        case .tooLarge: .invalidResponse(.malformed, "A part of the response is too large.")
        case .malformedClientData:
            .invalidResponse(.malformed, "clientDataJSON is malformed.")
        case .malformedAuthenticatorData:
            .invalidResponse(.malformed, "The authenticator data is malformed.")
        case .malformedAttestation:
            .invalidResponse(.malformed, "attestationObject is malformed.")
        case .wrongCredential:
            .invalidResponse(.malformed, "The response contains another credential ID.")
        case .wrongType:
            .invalidResponse(.malformed, "The response is of another ceremony.")
        case .wrongChallenge:
            .invalidResponse(.challengeInvalid, "The response is to another challenge.")
        case .wrongOrigin:
            .invalidResponse(
                .originNotAllowed,
                "The page or app is not one of the project's. See passkeys.origins."
            )
        case .wrongTopOrigin:
            .invalidResponse(
                .originNotAllowed,
                "The page is in a frame of a page that is not one of the project's."
            )
        case .wrongRelyingParty:
            .invalidResponse(.originNotAllowed, "The passkey is for another RP ID.")
        case .userNotPresent:
            .invalidResponse(.userNotVerified, "The user was not present.")
        case .userNotVerified:
            .invalidResponse(.userNotVerified, "The authenticator did not verify the user.")
        case .impossibleBackup:
            .invalidResponse(.malformed, "The passkey is backed up, but not eligible for it.")
        case .changedBackupEligibility:
            .invalidResponse(.malformed, "The passkey's eligibility for backup has changed.")
        case .unsupportedAlgorithm:
            .invalidResponse(.malformed, "The algorithm of the key was not offered.")
        case .invalidKey: .invalidResponse(.malformed, "The public key is invalid.")
        case .wrongSignature: .invalidResponse(.signatureInvalid, "The signature is invalid.")
        case .missingUserHandle:
            .invalidResponse(.malformed, "userHandle is missing: the passkey is not discoverable.")
        case .wrongUserHandle:
            .invalidResponse(.signatureInvalid, "The user handle is that of another account.")
        case .counterWentBack:
            .invalidResponse(
                .counterWentBack,
                "The signature counter went back: a copy of the passkey may exist."
            )
        }
    }
}
