public import Foundation

extension User: NSSecureCoding {
    private static let userKey = "user"

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the user with their tokens: anyone who has the archive can sign in as that user.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedUser(self), forKey: Self.userKey)
    }

    /// Decodes a user; `nil` if the user's project has no configured app.
    ///
    /// The app in which the user was encoded is preferred, then the project's other apps by name.
    /// The user does not become the current one until ``Auth/updateCurrentUser(_:)``.
    public convenience init?(coder: NSCoder) {
        guard let archived = coder.json(Self.userKey, as: ArchivedUser.self),
            let home = archived.home
        else { return nil }
        self.init(home.record, auth: home.auth)
    }
}
