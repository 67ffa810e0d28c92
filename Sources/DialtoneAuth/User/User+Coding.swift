public import Foundation

extension User: NSSecureCoding {
    private static let userKey = "user"

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the user with their tokens: who has the archive is signed in as they are.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedUser(self), forKey: Self.userKey)
    }

    /// Reads a user; `nil` where no configured app belongs to the user's project.
    ///
    /// The app that the user was written in comes first, then the others of the project by name. The
    /// user becomes the current one by ``Auth/updateCurrentUser(_:)`` and not before.
    public convenience init?(coder: NSCoder) {
        guard let archived = coder.json(Self.userKey, as: ArchivedUser.self),
            let home = archived.home
        else { return nil }
        self.init(home.record, auth: home.auth)
    }
}
