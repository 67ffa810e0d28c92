public import Foundation

/// The dates of an account's creation and last sign-in.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRUserMetadata)
#endif
public final class UserMetadata: NSObject, NSSecureCoding, Sendable {
    /// When the user last signed in.
    public let lastSignInDate: Date?

    /// When the account was created.
    public let creationDate: Date?

    init(lastSignInDate: Date?, creationDate: Date?) {
        self.lastSignInDate = lastSignInDate
        self.creationDate = creationDate
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes both dates.
    public func encode(with coder: NSCoder) {
        coder.encode(json: [lastSignInDate, creationDate], forKey: "dates")
    }

    /// Decodes both dates; `nil` if the archive contains something else.
    public init?(coder: NSCoder) {
        guard let dates: [Date?] = coder.json("dates"), dates.count == 2 else { return nil }
        lastSignInDate = dates[0]
        creationDate = dates[1]
    }
}
