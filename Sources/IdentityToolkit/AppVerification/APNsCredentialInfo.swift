/// A key or certificate for Apple's push service, without what is secret in it.
public struct APNsCredentialInfo: Codable, Hashable, Sendable {
    /// A key's ID, or the app of a certificate; unique in its project.
    public var name: String

    /// `KEY` or `CERTIFICATE`.
    public var kind: String

    /// The team that a key belongs to.
    public var teamID: String?

    /// The only apps that it is for; absent if it is for all of the team's.
    public var bundleIDs: [String]?

    /// The push services that it is for: `production`, `sandbox`.
    public var environments: [String]

    /// When a certificate ends, in RFC 3339.
    public var expireTime: String?

    /// When it was uploaded, in RFC 3339.
    public var createTime: String

    /// Creates a description; a `nil` field stays out of the JSON.
    public init(
        name: String,
        kind: String,
        teamID: String? = nil,
        bundleIDs: [String]? = nil,
        environments: [String],
        expireTime: String? = nil,
        createTime: String
    ) {
        self.name = name
        self.kind = kind
        self.teamID = teamID
        self.bundleIDs = bundleIDs
        self.environments = environments
        self.expireTime = expireTime
        self.createTime = createTime
    }

    private enum CodingKeys: String, CodingKey {
        case name, kind, environments, expireTime, createTime
        case teamID = "teamId"
        case bundleIDs = "bundleIds"
    }
}

/// Answer that lists the credentials of a project for Apple's push service.
public struct ListAPNsCredentialsResponse: Codable, Hashable, Sendable {
    /// Keys before certificates, the newest first; absent if there are none.
    public var apnsCredentials: [APNsCredentialInfo]?

    /// Creates an answer; `nil` stays out of the JSON.
    public init(apnsCredentials: [APNsCredentialInfo]? = nil) {
        self.apnsCredentials = apnsCredentials
    }
}
