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

extension AdditionalUserInfo: NSSecureCoding {
    private static let infoKey = "additionalUserInfo"

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the information, including the provider's profile.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedInfo(self), forKey: Self.infoKey)
    }

    /// Decodes the information; `nil` if the archive contains something else.
    public convenience init?(coder: NSCoder) {
        guard let archived: ArchivedInfo = coder.json(Self.infoKey) else { return nil }
        self.init(archived)
    }

    convenience init(_ archived: ArchivedInfo) {
        self.init(
            providerID: archived.providerID,
            isNewUser: archived.isNewUser,
            profile: archived.profile
        )
    }
}

/// The archived form of ``AdditionalUserInfo``.
struct ArchivedInfo: Codable {
    fileprivate let providerID: String
    fileprivate let isNewUser: Bool
    fileprivate let profile: FederatedProfile

    init(_ info: AdditionalUserInfo) {
        providerID = info.providerID
        isNewUser = info.isNewUser
        profile = info.told
    }

    var info: AdditionalUserInfo { AdditionalUserInfo(self) }
}
