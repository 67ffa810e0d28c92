public import Foundation

extension MultiFactor: NSSecureCoding {
    private static let userKey = "user"

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the user whose factors these are: who has the archive is signed in as they are.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedUser(user), forKey: Self.userKey)
    }

    /// Reads the factors of a user; `nil` where no configured app belongs to the user's project.
    public convenience init?(coder: NSCoder) {
        guard let user = coder.json(Self.userKey, as: ArchivedUser.self)?.user else { return nil }
        self.init(user)
    }
}
