public import Foundation

extension MultiFactor: NSSecureCoding {
    private static let userKey = "user"

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the user of these factors; anyone who has the archive can sign in as that user.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedUser(user), forKey: Self.userKey)
    }

    /// Decodes the factors of a user; `nil` if the user's project has no configured app.
    public convenience init?(coder: NSCoder) {
        guard let user = coder.json(Self.userKey, as: ArchivedUser.self)?.user else { return nil }
        self.init(user)
    }
}
