package import DialtoneBasics

/// An app that signs its users in at this server's page, by OpenID Connect.
package struct OAuthClient: Hashable, Sendable {
    package let id: OAuthClientID
    package let projectID: ProjectID
    package let kind: Kind

    /// The app's name, which users see.
    package var displayName: String
    package var details: OAuthClientDetails
    package let createdAt: Timestamp

    /// Whether the app can keep a secret.
    package enum Kind: String, Sendable, CaseIterable {
        /// A back end, which authenticates with a secret.
        case confidential

        /// An app or a web page, whose users could extract a secret.
        case `public`
    }

    package init(
        id: OAuthClientID,
        projectID: ProjectID,
        kind: Kind,
        displayName: String,
        details: OAuthClientDetails,
        createdAt: Timestamp
    ) {
        self.id = id
        self.projectID = projectID
        self.kind = kind
        self.displayName = displayName
        self.details = details
        self.createdAt = createdAt
    }
}

/// The ID of a client, `client_id` in requests and `aud` in its ID tokens.
package struct OAuthClientID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible
{
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Generates an ID.
    ///
    /// Its prefix distinguishes it from the generated ID of an account and from every project ID:
    /// a token whose audience or subject is one of them must not pass for one about another.
    package init(random: RandomSource) {
        rawValue =
            "client_" + random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 20)
    }

    package var description: String { rawValue }
}
