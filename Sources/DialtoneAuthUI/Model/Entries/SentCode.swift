public import Foundation

/// A code on its way to a phone.
public struct SentCode: Hashable, Sendable, Codable {
    /// The ID that the code is checked with.
    public var verificationID: String

    /// When a new message can be requested; `nil` if at once.
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
