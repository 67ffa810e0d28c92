public import Foundation

/// When a user came and was last here.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUserMetadata)
#endif
public final class UserMetadata: NSObject, NSSecureCoding, Sendable {
    /// The last sign-in.
    public let lastSignInDate: Date?

    /// The creation of the account.
    public let creationDate: Date?

    init(lastSignInDate: Date?, creationDate: Date?) {
        self.lastSignInDate = lastSignInDate
        self.creationDate = creationDate
    }

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes both dates.
    public func encode(with coder: NSCoder) {
        coder.encode(json: [lastSignInDate, creationDate], forKey: "dates")
    }

    /// Reads both dates; `nil` where there is something else.
    public init?(coder: NSCoder) {
        guard let dates: [Date?] = coder.json("dates"), dates.count == 2 else { return nil }
        lastSignInDate = dates[0]
        creationDate = dates[1]
    }
}
