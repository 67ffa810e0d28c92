public import Foundation

/// A code that was sent to a phone.
public struct SentCode: Hashable, Sendable, Codable {
    /// The verification ID of the code.
    public var verificationID: String

    /// When the user can request a new message; `nil` for immediately.
    public var resendAt: Date?

    /// When the code expires; `nil` if unknown.
    public var expiresAt: Date?

    /// Creates a sent code.
    public init(verificationID: String, resendAt: Date? = nil, expiresAt: Date? = nil) {
        self.verificationID = verificationID
        self.resendAt = resendAt
        self.expiresAt = expiresAt
    }
}
