public import Foundation
@_exported public import struct IdentityToolkit.RefusalReason

/// The server's error response, with more detail than an error code.
///
/// It is an underlying error of the `NSError` that an app gets; ``init(_:)`` extracts it.
public struct AuthRefusal: Error, Hashable, Sendable {
    /// The HTTP status of the response.
    public let status: Int

    /// The protocol's error code, for example `TOO_MANY_ATTEMPTS_TRY_LATER`.
    public let word: String

    /// The server's message for developers.
    public let explanation: String?

    /// The exact reason, if the server provides it; newer servers may add values.
    public let reason: RefusalReason?

    /// Details of ``reason``, for example `triesLeft`.
    public let facts: [String: String]

    /// Seconds after which a retry makes sense, if waiting helps.
    public let retryAfter: TimeInterval?

    /// The ID of this request in the server's log.
    public let requestID: String?

    /// The remaining attempts for the verification session, if the server provides them.
    public var triesLeft: Int? {
        facts["triesLeft"].flatMap(Int.init)
    }

    /// Alternative sign-in methods that the server offers, for example `password` and `emailLink`.
    ///
    /// The server provides them if it sends no message, and if a number that was unused for a long
    /// time requires another proof; otherwise the array is empty.
    public var signInMethods: [String] {
        facts["signInMethods"]?.split(separator: ",").map(String.init) ?? []
    }
}

extension AuthRefusal {
    /// Extracts the server's error response from an error of this SDK; `nil` if there is none.
    public init?(_ error: any Error) {
        guard let refusal = error.beneath(AuthRefusal.self) else { return nil }
        self = refusal
    }
}
