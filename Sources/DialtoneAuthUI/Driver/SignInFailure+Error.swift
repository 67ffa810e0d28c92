import DialtoneAuth
import Foundation

extension SignInFailure {
    /// Creates the failure of a call to the server, for a screen with these ways to sign in.
    init(_ error: any Error, offering methods: [SignInMethod]) {
        let code = AuthErrorCode(error)
        if error is CancellationError || code == .webContextCancelled {
            self = .cancelled
        } else if code == .userMismatch {
            self.init(words: ["USER_MISMATCH"])
        } else if let problem = PasskeyProblem(error) {
            self.init(problem)
        } else if let refusal = AuthRefusal(error) {
            let words = [refusal.reason?.rawValue, refusal.word, Self.sameAs[refusal.word]]
            self.init(
                words: words.compactMap(\.self),
                triesLeft: refusal.triesLeft,
                retryAfter: refusal.retryAfter,
                message: Self.hookMessage(refusal)
            )
            let named = refusal.signInMethods
            signInMethods = methods.filter { $0 != .phone && named.contains($0.name) }
        } else if code == .networkError {
            self = .offline
        } else if code == .invalidActionCode {
            // What opened the app is not a sign-in link, which only the SDK has looked at.
            self.init(words: ["INVALID_PENDING_TOKEN"])
        } else {
            self = .unknown
        }
    }

    /// Creates the failure of a passkey on this device.
    private init(_ problem: PasskeyProblem) {
        switch problem.cause {
        // Authenticators also wait in vain for users who have no passkey.
        case .canceled, .deadline: self = .cancelled
        case .unavailable: self = .passkeysUnavailable
        default: self.init(words: ["INVALID_AUTHENTICATOR_RESPONSE"])
        }
    }

    /// The words without a text of their own, with one whose text suits them.
    private static let sameAs = [
        "EMAIL_NOT_FOUND": "INVALID_LOGIN_CREDENTIALS",
        "INVALID_PASSWORD": "INVALID_LOGIN_CREDENTIALS",
        "PASSWORD_LOGIN_DISABLED": "OPERATION_NOT_ALLOWED",
        "RESET_PASSWORD_EXCEED_LIMIT": "TOO_MANY_ATTEMPTS_TRY_LATER",
        "PASSKEY_ENROLLMENT_NOT_FOUND": "PASSKEY_CREDENTIAL_NOT_FOUND",
        "MISSING_AUTHENTICATOR_RESPONSE": "INVALID_AUTHENTICATOR_RESPONSE",
        "INVALID_CREDENTIAL_ID": "INVALID_AUTHENTICATOR_RESPONSE",
        "EXPIRED_OOB_CODE": "INVALID_PENDING_TOKEN",
        "INVALID_OOB_CODE": "INVALID_PENDING_TOKEN",
    ]

    /// The sentence that a hook of the project wrote for the user.
    ///
    /// The server quotes the hook's response, a JSON object, at the end of its own sentence.
    private static func hookMessage(_ refusal: AuthRefusal) -> String? {
        guard refusal.word == "BLOCKING_FUNCTION_ERROR_RESPONSE",
            let sentence = refusal.sentence, let start = sentence.firstIndex(of: "{"),
            let end = sentence.lastIndex(of: "}"), start < end
        else { return nil }
        let quoted = Data(sentence[start...end].utf8)
        return (try? JSONDecoder().decode(HookResponse.self, from: quoted))?.error?.message
    }

    private struct HookResponse: Decodable {
        struct Failure: Decodable {
            let message: String?
        }

        let error: Failure?
    }
}
