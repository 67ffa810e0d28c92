/// The exact reason of a refusal, in addition to the protocol's error code.
///
/// The list is open-ended, because a newer server can have more reasons. The spellings are stable.
public struct RefusalReason: RawRepresentable, Hashable, Sendable, Codable {
    /// The reason on the wire, such as `SEND_COOLDOWN`.
    public let rawValue: String

    /// Creates a value from any string, without validation.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension RefusalReason {
    /// A message was sent to the number recently; wait, or use the code that was sent.
    public static let sendCooldown = Self(rawValue: "SEND_COOLDOWN")
    /// The hourly limit of messages to the number is reached.
    public static let sendHourlyLimit = Self(rawValue: "SEND_HOURLY_LIMIT")
    /// The daily limit of messages to the number is reached.
    public static let sendDailyLimit = Self(rawValue: "SEND_DAILY_LIMIT")
    /// App verification is required, for example after many wrong codes for the number.
    public static let proofRequired = Self(rawValue: "PROOF_REQUIRED")
    /// Messages to the number are suspended after many wrong codes.
    public static let numberSuspended = Self(rawValue: "NUMBER_SUSPENDED")

    /// The code was correct, but the number needs another one after many wrong codes.
    public static let secondCodeRequired = Self(rawValue: "SECOND_CODE_REQUIRED")

    /// The code of a fictional number is refused for some time after many wrong codes.
    public static let fictionalNumberLimit = Self(rawValue: "FICTIONAL_NUMBER_LIMIT")
    /// The attempts of the verification session are used up; request a new code.
    public static let noTriesLeft = Self(rawValue: "NO_TRIES_LEFT")
    /// The code is wrong; `triesLeft` in the metadata is the number of remaining attempts.
    public static let wrongCode = Self(rawValue: "WRONG_CODE")
    /// The code has expired.
    public static let codeExpired = Self(rawValue: "CODE_EXPIRED")
    /// The code was already used.
    public static let codeUsed = Self(rawValue: "CODE_USED")
    /// The code was replaced by a newer one.
    public static let codeSuperseded = Self(rawValue: "CODE_SUPERSEDED")
    /// The number is too short for its country.
    public static let numberTooShort = Self(rawValue: "NUMBER_TOO_SHORT")
    /// The number is too long for its country.
    public static let numberTooLong = Self(rawValue: "NUMBER_TOO_LONG")
    /// The number has no country code, or an unknown one.
    public static let numberWithoutCountry = Self(rawValue: "NUMBER_WITHOUT_COUNTRY")
    /// The number has a length that its country does not use.
    public static let numberImpossible = Self(rawValue: "NUMBER_IMPOSSIBLE")
    /// The number has a valid length, but is not in any range of the numbering plan.
    public static let numberInvalid = Self(rawValue: "NUMBER_INVALID")
    /// The number has an extension, which messages cannot reach.
    public static let numberHasExtension = Self(rawValue: "NUMBER_HAS_EXTENSION")
    /// The project does not send messages to the number's region.
    public static let regionNotAllowed = Self(rawValue: "REGION_NOT_ALLOWED")
    /// The project does not send messages to numbers of this type, such as premium-rate numbers.
    public static let numberKindNotAllowed = Self(rawValue: "NUMBER_KIND_NOT_ALLOWED")
    /// The number has opted out of messages.
    public static let numberOptedOut = Self(rawValue: "NUMBER_OPTED_OUT")
    /// The limit of the IP address is reached: of messages, or the one that `limit` in the metadata
    /// names.
    public static let addressLimit = Self(rawValue: "ADDRESS_LIMIT")
    /// The limit of the network is reached: of messages, or the one that `limit` in the metadata
    /// names.
    public static let networkLimit = Self(rawValue: "NETWORK_LIMIT")
    /// The limit of unanswered messages of the app installation is reached.
    public static let instanceLimit = Self(rawValue: "INSTANCE_LIMIT")
    /// The limit of unanswered messages of the app is reached.
    public static let appLimit = Self(rawValue: "APP_LIMIT")
    /// The limit of unanswered messages of the project is reached.
    public static let projectLimit = Self(rawValue: "PROJECT_LIMIT")
    /// The limit of unanswered messages to the number's country is reached.
    public static let countryLimit = Self(rawValue: "COUNTRY_LIMIT")
    /// The limit of unanswered messages to the number's prefix is reached.
    public static let prefixLimit = Self(rawValue: "PREFIX_LIMIT")
    /// Messages to the number's prefix are held for some hours, because too few codes were entered.
    public static let prefixHeld = Self(rawValue: "PREFIX_HELD")
    /// The hourly, daily or monthly spending cap of the project is reached.
    public static let spendCap = Self(rawValue: "SPEND_CAP")
    /// Too many wrong codes from the authenticator app; another factor is required.
    public static let secondFactorSuspended = Self(rawValue: "SECOND_FACTOR_SUSPENDED")
    /// The project requires a second factor, which must be enrolled first.
    public static let secondFactorRequired = Self(rawValue: "SECOND_FACTOR_REQUIRED")
    /// The session has not verified the account's second factor; sign in again with both factors.
    public static let secondFactorProofRequired = Self(rawValue: "SECOND_FACTOR_PROOF_REQUIRED")
    /// No SMS gateway accepted the message.
    public static let messageNotSent = Self(rawValue: "MESSAGE_NOT_SENT")
    /// The refresh token was already rotated and may be stolen; the session was ended.
    public static let refreshTokenReused = Self(rawValue: "REFRESH_TOKEN_REUSED")
    /// The number was not verified for a long time; sign in with one of the methods that
    /// `signInMethods` in the metadata lists, then verify the number.
    public static let otherProofRequired = Self(rawValue: "OTHER_PROOF_REQUIRED")
    /// The number was not verified for a long time; verify it again after the waiting period,
    /// unless the account is used before then.
    public static let numberClaimWaits = Self(rawValue: "NUMBER_CLAIM_WAITS")
    /// This kind of app verification is not configured.
    public static let proofNotConfigured = Self(rawValue: "PROOF_NOT_CONFIGURED")
    /// The project does not accept this kind of app verification from the app.
    public static let proofNotAccepted = Self(rawValue: "PROOF_NOT_ACCEPTED")
    /// The app sent no proof, although it supports one.
    public static let proofMissing = Self(rawValue: "PROOF_MISSING")
    /// The app's proof is malformed or forged.
    public static let proofInvalid = Self(rawValue: "PROOF_INVALID")
    /// The app's proof has expired.
    public static let proofExpired = Self(rawValue: "PROOF_EXPIRED")
    /// The app's proof was already used.
    public static let proofUsed = Self(rawValue: "PROOF_USED")
    /// The app's proof was issued for another app, project, host or number.
    public static let proofForeign = Self(rawValue: "PROOF_FOREIGN")
    /// The verification service does not trust the device or the user.
    public static let proofUntrusted = Self(rawValue: "PROOF_UNTRUSTED")
    /// The verification service did not respond.
    public static let proofUnavailable = Self(rawValue: "PROOF_UNAVAILABLE")
    /// The hourly limit of pushes to the device or of the app is reached.
    public static let pushLimit = Self(rawValue: "PUSH_LIMIT")
    /// The password is common, breached, or the e-mail address of the account.
    public static let guessablePassword = Self(rawValue: "GUESSABLE_PASSWORD")
    /// The passkey's challenge is unknown, or was issued for another operation, account, tenant or
    /// project; start again.
    public static let passkeyChallengeInvalid = Self(rawValue: "PASSKEY_CHALLENGE_INVALID")
    /// The passkey's challenge has expired; start again.
    public static let passkeyChallengeExpired = Self(rawValue: "PASSKEY_CHALLENGE_EXPIRED")
    /// The passkey's challenge was already used; start again.
    public static let passkeyChallengeUsed = Self(rawValue: "PASSKEY_CHALLENGE_USED")
    /// The page or app that used the passkey does not belong to the project.
    public static let passkeyOriginNotAllowed = Self(rawValue: "PASSKEY_ORIGIN_NOT_ALLOWED")
    /// The authenticator did not verify the user, for example by fingerprint or PIN.
    public static let passkeyUserNotVerified = Self(rawValue: "PASSKEY_USER_NOT_VERIFIED")
    /// The passkey's signature is wrong.
    public static let passkeySignatureInvalid = Self(rawValue: "PASSKEY_SIGNATURE_INVALID")
    /// The passkey's signature counter did not increase, so a copy of the passkey may exist.
    public static let passkeyCounterWentBack = Self(rawValue: "PASSKEY_COUNTER_WENT_BACK")
    /// The API key does not belong to any app.
    public static let apiKeyInvalid = Self(rawValue: "API_KEY_INVALID")
}
