/// Why an event was reported.
///
/// The set of reasons is fixed, and each belongs to one kind.
package enum SecurityEventReason: String, Hashable, Sendable, CaseIterable {
    // signInFailed
    case wrongPassword
    case unknownAddress
    case accountDisabled
    case federatedTokenRefused
    case customTokenRefused
    case actionCodeRefused
    case pendingSignInRefused
    case temporaryProofRefused
    case passkeyRefused
    /// The counter of a passkey went back, so a copy of it may exist.
    case passkeyCopied
    case authorizationCodeRefused

    // codeRefused
    case wrongCode
    case wrongTOTP
    case wrongRecoveryCode
    case triesSpent

    // tokenRefused
    case sessionEnded
    case accountOfTokenDisabled
    case invalidToken

    // tokenReused
    case refreshTokenReused
    case authorizationCodeReused

    // adminRefused
    case missingCredential
    case unknownCredential
    case foreignProject
    case roleTooLow
    case assertionRefused
    case browserRefused
    case clientCredentialRefused

    // appProofRefused
    case appProofMissing
    case appProofInvalid
    case appProofReplayed
    case appProofForeign
    case appProofUntrusted

    // numberSuspended
    case tooManyWrongCodes
    case secondFactorSuspended
    case numberInDispute

    // messageBlocked
    case heldPrefix
    case regionNotAllowed
    case numberKindNotAllowed

    // capReached
    case countryCap
    case appCap
    case projectCap
    case projectSpendCap
    case serverSpendCap

    // limitReached
    case deviceLimit
    case addressLimit
    case networkLimit
    case prefixLimit
    case numberLimit
    case passwordLimit
    case mailLimit
    case signUpLimit
    case secondFactorLimit
    case pushLimit
    case appProofDemanded

    // accountChanged
    case passwordChanged
    case emailChanged
    case phoneNumberChanged
    case secondFactorAdded
    case secondFactorRemoved
    case passkeyAdded
    case passkeyRemoved
    case recoveryCodesCreated
    case recoveryCodesRemoved
    case recoveryCodeUsed
    case sessionsRevoked

    // signingKeyWithdrawn
    case signingKeyWithdrawn
}
