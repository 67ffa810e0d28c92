public import Foundation

/// Why a call failed, as far as the user is concerned.
public struct SignInFailure: Error, Hashable, Sendable {
    /// The server's words for the reason, the most exact one first, for example `WRONG_CODE`.
    public var words: [String]

    /// How many tries are left for the code, if the server said so.
    public var triesLeft: Int?

    /// Seconds until a new attempt makes sense, if waiting helps.
    public var retryAfter: TimeInterval?

    /// A sentence that the app's back end wrote for the user.
    public var message: String?

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

    /// The failure has no known reason.
    public static let unknown = SignInFailure(words: ["unknown"])

    /// Whether only a new code helps.
    var endsCode: Bool {
        triesLeft == 0 || !Self.endsOfCode.isDisjoint(with: words)
    }

    /// Whether only a new sign-in helps, because what was proved is used up.
    var endsSignIn: Bool { !Self.endsOfSignIn.isDisjoint(with: words) }

    private static let endsOfCode: Set = [
        "NO_TRIES_LEFT", "CODE_EXPIRED", "CODE_USED", "CODE_SUPERSEDED", "SECOND_CODE_REQUIRED",
        "SESSION_EXPIRED", "INVALID_SESSION_INFO",
    ]

    private static let endsOfSignIn: Set = [
        "INVALID_PENDING_TOKEN", "INVALID_MFA_PENDING_CREDENTIAL", "TOTP_CHALLENGE_TIMEOUT",
        "TOO_MANY_ENROLLMENT_ATTEMPTS", "CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "TOKEN_EXPIRED",
        "INVALID_ID_TOKEN", "USER_NOT_FOUND", "USER_DISABLED", "UNSUPPORTED_FIRST_FACTOR",
        "BLOCKING_FUNCTION_ERROR_RESPONSE",
    ]
}
