/// Why the server refused, more exactly than the protocol's own word says.
///
/// Open-ended: a newer server may know more of them than this list. The spellings are stable.
public struct RefusalReason: RawRepresentable, Hashable, Sendable, Codable {
    /// The reason as sent, such as `SEND_COOLDOWN`.
    public let rawValue: String

    /// Takes any word; nothing is checked.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension RefusalReason {
    /// A message went to this number a moment ago; wait, or use the code that came.
    public static let sendCooldown = Self(rawValue: "SEND_COOLDOWN")
    /// This number got as many messages as it may in an hour.
    public static let sendHourlyLimit = Self(rawValue: "SEND_HOURLY_LIMIT")
    /// This number got as many messages as it may in a day.
    public static let sendDailyLimit = Self(rawValue: "SEND_DAILY_LIMIT")
    /// Too many wrong codes for this number lately: the app has to prove itself first.
    public static let proofRequired = Self(rawValue: "PROOF_REQUIRED")
    /// Many wrong codes were entered for this number, so messages to it have to wait.
    public static let numberSuspended = Self(rawValue: "NUMBER_SUSPENDED")

    /// The code was right, but the number needs another one, because many wrong codes were entered
    /// before.
    public static let secondCodeRequired = Self(rawValue: "SECOND_CODE_REQUIRED")

    /// Many wrong codes were entered for a fictional number, so its code is refused for a while.
    public static let fictionalNumberLimit = Self(rawValue: "FICTIONAL_NUMBER_LIMIT")
    /// All tries of this verification session are used up; ask for a new code.
    public static let noTriesLeft = Self(rawValue: "NO_TRIES_LEFT")
    /// The code is wrong; `triesLeft` in the metadata says how many tries remain.
    public static let wrongCode = Self(rawValue: "WRONG_CODE")
    /// The code is too old.
    public static let codeExpired = Self(rawValue: "CODE_EXPIRED")
    /// The code was used already.
    public static let codeUsed = Self(rawValue: "CODE_USED")
    /// A newer code replaced this one.
    public static let codeSuperseded = Self(rawValue: "CODE_SUPERSEDED")
    /// The number is too short for its country.
    public static let numberTooShort = Self(rawValue: "NUMBER_TOO_SHORT")
    /// The number is too long for its country.
    public static let numberTooLong = Self(rawValue: "NUMBER_TOO_LONG")
    /// The number has no country code, or one that no country has.
    public static let numberWithoutCountry = Self(rawValue: "NUMBER_WITHOUT_COUNTRY")
    /// No such number can exist in its country.
    public static let numberImpossible = Self(rawValue: "NUMBER_IMPOSSIBLE")
    /// The number has a length that its country uses, but is in no range of the numbering plan.
    public static let numberInvalid = Self(rawValue: "NUMBER_INVALID")
    /// The number has an extension, and messages reach none.
    public static let numberHasExtension = Self(rawValue: "NUMBER_HAS_EXTENSION")
    /// The project sends no messages to the number's region.
    public static let regionNotAllowed = Self(rawValue: "REGION_NOT_ALLOWED")
    /// The project sends no messages to numbers of this kind, such as premium-rate ones.
    public static let numberKindNotAllowed = Self(rawValue: "NUMBER_KIND_NOT_ALLOWED")
    /// The number's owner wants no messages.
    public static let numberOptedOut = Self(rawValue: "NUMBER_OPTED_OUT")
    /// This network address requested too many messages, or reached the limit that `limit` in the
    /// metadata names; wait.
    public static let addressLimit = Self(rawValue: "ADDRESS_LIMIT")
    /// This network requested too many messages, or reached the limit that `limit` in the metadata
    /// names; wait.
    public static let networkLimit = Self(rawValue: "NETWORK_LIMIT")
    /// This installation of the app asked for too many messages that nobody answered.
    public static let instanceLimit = Self(rawValue: "INSTANCE_LIMIT")
    /// The app asked for too many messages that nobody answered.
    public static let appLimit = Self(rawValue: "APP_LIMIT")
    /// The project asked for too many messages that nobody answered.
    public static let projectLimit = Self(rawValue: "PROJECT_LIMIT")
    /// Too many messages to the number's country went unanswered.
    public static let countryLimit = Self(rawValue: "COUNTRY_LIMIT")
    /// Too many messages to numbers that begin alike went unanswered.
    public static let prefixLimit = Self(rawValue: "PREFIX_LIMIT")
    /// Numbers that begin alike get no messages for some hours, because so few of them answer.
    public static let prefixHeld = Self(rawValue: "PREFIX_HELD")
    /// The project has spent what it may on messages in this hour, day or month.
    public static let spendCap = Self(rawValue: "SPEND_CAP")
    /// So many wrong codes of an authenticator app in a row that only another factor helps.
    public static let secondFactorSuspended = Self(rawValue: "SECOND_FACTOR_SUSPENDED")
    /// The project demands a second factor, which has to be enrolled before anything else.
    public static let secondFactorRequired = Self(rawValue: "SECOND_FACTOR_REQUIRED")
    /// The account has a second factor that the session never proved: sign in again with both
    /// factors.
    public static let secondFactorProofRequired = Self(rawValue: "SECOND_FACTOR_PROOF_REQUIRED")
    /// No SMS gateway took the message.
    public static let messageNotSent = Self(rawValue: "MESSAGE_NOT_SENT")
    /// This refresh token was replaced long ago, so somebody else may have it: the session is over.
    public static let refreshTokenReused = Self(rawValue: "REFRESH_TOKEN_REUSED")
    /// Nobody proved this number for long: sign in by one of the account's other ways, which
    /// `signInMethods` in the metadata lists, and prove the number then.
    public static let otherProofRequired = Self(rawValue: "OTHER_PROOF_REQUIRED")
    /// Nobody proved this number for long: prove it again after the wait, unless the account's
    /// owner shows up.
    public static let numberClaimWaits = Self(rawValue: "NUMBER_CLAIM_WAITS")
    /// Nobody configured what it takes to judge such a proof of the app.
    public static let proofNotConfigured = Self(rawValue: "PROOF_NOT_CONFIGURED")
    /// The project does not take this kind of proof from this app.
    public static let proofNotAccepted = Self(rawValue: "PROOF_NOT_ACCEPTED")
    /// The app brought no proof, though it could have had one.
    public static let proofMissing = Self(rawValue: "PROOF_MISSING")
    /// The app's proof is none, or a forged one.
    public static let proofInvalid = Self(rawValue: "PROOF_INVALID")
    /// The app's proof is too old.
    public static let proofExpired = Self(rawValue: "PROOF_EXPIRED")
    /// The app's proof was used already.
    public static let proofUsed = Self(rawValue: "PROOF_USED")
    /// The app's proof was made for another app, project, host or number.
    public static let proofForeign = Self(rawValue: "PROOF_FOREIGN")
    /// Whoever judged the app's proof does not trust the device or its person.
    public static let proofUntrusted = Self(rawValue: "PROOF_UNTRUSTED")
    /// Whoever could judge the app's proof did not answer.
    public static let proofUnavailable = Self(rawValue: "PROOF_UNAVAILABLE")
    /// The device or the app got as many pushes as it may in an hour.
    public static let pushLimit = Self(rawValue: "PUSH_LIMIT")
    /// The password is common, breached, or the account's own address: choose another one.
    public static let guessablePassword = Self(rawValue: "GUESSABLE_PASSWORD")
    /// The passkey's challenge is none of this server, or was made for another purpose, account,
    /// tenant or project: start again.
    public static let passkeyChallengeInvalid = Self(rawValue: "PASSKEY_CHALLENGE_INVALID")
    /// The passkey's challenge is too old: start again.
    public static let passkeyChallengeExpired = Self(rawValue: "PASSKEY_CHALLENGE_EXPIRED")
    /// The passkey's challenge was used already: start again.
    public static let passkeyChallengeUsed = Self(rawValue: "PASSKEY_CHALLENGE_USED")
    /// The page or the app that used the passkey is none of the project's.
    public static let passkeyOriginNotAllowed = Self(rawValue: "PASSKEY_ORIGIN_NOT_ALLOWED")
    /// The authenticator did not verify the user, for example by fingerprint or PIN.
    public static let passkeyUserNotVerified = Self(rawValue: "PASSKEY_USER_NOT_VERIFIED")
    /// The passkey's signature is wrong.
    public static let passkeySignatureInvalid = Self(rawValue: "PASSKEY_SIGNATURE_INVALID")
    /// The passkey's signature counter went back, so a copy of the passkey may exist.
    public static let passkeyCounterWentBack = Self(rawValue: "PASSKEY_COUNTER_WENT_BACK")
    /// No app has this API key.
    public static let apiKeyInvalid = Self(rawValue: "API_KEY_INVALID")
}
