public import Foundation

extension AdditionalUserInfo: NSSecureCoding {
    private static let infoKey = "additionalUserInfo"

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes all of it, what a provider told included.
    public func encode(with coder: NSCoder) {
        coder.encode(json: ArchivedInfo(self), forKey: Self.infoKey)
    }

    /// Reads it; `nil` where there is something else.
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

/// What a sign-in told beside the user, as an archive holds it.
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
