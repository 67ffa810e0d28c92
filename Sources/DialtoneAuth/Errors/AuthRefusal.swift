public import Foundation
@_exported public import struct IdentityToolkit.RefusalReason

/// What the server said when it refused: more than upstream's error codes can tell.
///
/// It lies beneath the `NSError` that an app gets; ``init(_:)`` finds it there.
public struct AuthRefusal: Error, Hashable, Sendable {
    /// The HTTP status of the answer.
    public let status: Int

    /// The protocol's word, such as `TOO_MANY_ATTEMPTS_TRY_LATER`.
    public let word: String

    /// The server's sentence for developers.
    public let sentence: String?

    /// Why exactly, where the server tells; stable, and open-ended.
    public let reason: RefusalReason?

    /// Facts about ``reason``, such as `triesLeft`.
    public let facts: [String: String]

    /// Seconds after which another try makes sense, where waiting helps.
    public let retryAfter: TimeInterval?

    /// Names this request in the server's log.
    public let requestID: String?

    /// Tries that remain for the verification session, where the server tells.
    public var triesLeft: Int? {
        facts["triesLeft"].flatMap(Int.init)
    }

    /// Other ways to sign in that the server offers instead, such as `password` and `emailLink`.
    ///
    /// Empty where it names none. It does so where it sends no message, and where a number that
    /// was silent for long needs another proof.
    public var signInMethods: [String] {
        facts["signInMethods"]?.split(separator: ",").map(String.init) ?? []
    }
}

extension AuthRefusal {
    /// Finds the refusal beneath an error of this SDK; `nil` where the server did not refuse.
    public init?(_ error: any Error) {
        guard let refusal = error.beneath(AuthRefusal.self) else { return nil }
        self = refusal
    }
}
