public import Foundation

/// The reason why a call failed, as far as it concerns the user.
public struct SignInFailure: Error, Hashable, Sendable {
    /// The server's error codes, the most specific one first, for example `WRONG_CODE`.
    public var words: [String]

    /// How many tries are left for the code, if the server said so.
    public var triesLeft: Int?

    /// The number of seconds until the user can retry, if waiting helps.
    public var retryAfter: TimeInterval?

    /// A message for the user from a hook of the app's back end.
    public var message: String?

    /// The ways to sign in that the server suggested instead.
    public var signInMethods: [SignInMethod] = []

    /// Whether the failure has signed out the user.
    public var isSignedOut = false

    /// Creates a failure.
    public init(
        words: [String],
        triesLeft: Int? = nil,
        retryAfter: TimeInterval? = nil,
        message: String? = nil
    ) {
        self.words = words
        self.triesLeft = triesLeft
        self.retryAfter = retryAfter
        self.message = message
    }

    /// The server could not be reached.
    public static let offline = SignInFailure(words: ["offline"])

    /// The user closed a page, so there is nothing to say.
    public static let cancelled = SignInFailure(words: [])

    /// Passkeys cannot be used on this device.
    static let passkeysUnavailable = SignInFailure(words: ["PASSKEY_UNAVAILABLE"])

    /// The reason of the failure is not known.
    public static let unknown = SignInFailure(words: ["unknown"])
}

// What follows from a failure.
extension SignInFailure {
    /// Whether the code itself was judged, so that it need not be sent again.
    var judgesCode: Bool {
        triesLeft != nil || endsCode || endsSignIn || isAny(of: Self.wrongCodes)
    }

    /// Whether only a new code helps.
    var endsCode: Bool { triesLeft == 0 || isAny(of: Self.endsOfCode) }

    /// Whether only a new sign-in helps, because the proof was used or is not enough.
    var endsSignIn: Bool { isAny(of: Self.endsOfSignIn) }

    /// Whether an enrollment has to begin again, or is not possible.
    var endsEnrollment: Bool { endsSignIn || isAny(of: Self.endsOfEnrollment) || isOfferRefused }

    /// Whether the account cannot have a second factor.
    var isOfferRefused: Bool { isAny(of: ["UNSUPPORTED_FIRST_FACTOR", "OPERATION_NOT_ALLOWED"]) }

    /// Whether the password itself was judged.
    var judgesPassword: Bool {
        isAny(of: [
            "INVALID_LOGIN_CREDENTIALS", "WEAK_PASSWORD", "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
        ])
    }

    /// Whether the number itself was judged.
    var judgesNumber: Bool { isAny(of: Self.wrongNumbers) }

    /// Whether a link in an e-mail no longer works.
    var endsLink: Bool { isAny(of: ["INVALID_PENDING_TOKEN"]) || endsSignIn }

    private func isAny(of known: Set<String>) -> Bool { !known.isDisjoint(with: words) }

    private static let wrongCodes: Set = ["WRONG_CODE", "INVALID_CODE"]

    private static let wrongNumbers: Set = [
        "INVALID_PHONE_NUMBER", "NUMBER_TOO_SHORT", "NUMBER_TOO_LONG", "NUMBER_IMPOSSIBLE",
        "NUMBER_INVALID",
    ]

    private static let endsOfCode: Set = [
        "NO_TRIES_LEFT", "CODE_EXPIRED", "CODE_USED", "CODE_SUPERSEDED", "SECOND_CODE_REQUIRED",
        "SESSION_EXPIRED", "INVALID_SESSION_INFO",
    ]

    private static let endsOfSignIn: Set = [
        "INVALID_PENDING_TOKEN", "INVALID_MFA_PENDING_CREDENTIAL", "TOTP_CHALLENGE_TIMEOUT",
        "TOO_MANY_ENROLLMENT_ATTEMPTS", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "TOKEN_EXPIRED",
        "INVALID_ID_TOKEN", "USER_NOT_FOUND", "USER_DISABLED", "UNSUPPORTED_FIRST_FACTOR",
        "BLOCKING_FUNCTION_ERROR_RESPONSE", "OTHER_PROOF_REQUIRED", "NUMBER_CLAIM_WAITS",
    ]

    private static let endsOfEnrollment: Set = [
        "SECOND_FACTOR_LIMIT_EXCEEDED", "MFA_ENROLLMENT_ALREADY_COMPLETE",
    ]
}
