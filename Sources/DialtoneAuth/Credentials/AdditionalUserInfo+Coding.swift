public import Foundation

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
