public import Foundation

extension AuthDataResult: NSSecureCoding {
    private enum Key {
        static let user = "user"
        static let info = "additionalUserInfo"
        static let credential = "credential"
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the result with the user's tokens and those of a provider.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedUser(user), forKey: Key.user)
        if let additionalUserInfo {
            coder.encode(json: ArchivedInfo(additionalUserInfo), forKey: Key.info)
        }
        if let credential { coder.encode(json: credential.texts, forKey: Key.credential) }
    }

    /// Decodes a result; `nil` if the user's project has no configured app.
    public convenience init?(coder: NSCoder) {
        guard let user = coder.json(Key.user, as: ArchivedUser.self)?.user else { return nil }
        let credential = coder.json(Key.credential, as: [String: String].self)
        self.init(
            user: user,
            additionalUserInfo: coder.json(Key.info, as: ArchivedInfo.self)?.info,
            credential: credential.flatMap { texts in OAuthCredential(texts: { texts[$0] }) }
        )
    }
}
