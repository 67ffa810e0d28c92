package import DialtoneBasics

/// An identity provider that users of a project can sign in with.
package struct IdentityProvider: Hashable, Sendable {
    package let projectID: ProjectID

    /// `google.com`, `oidc.NAME` or `saml.NAME`.
    package let id: SignInProvider
    package var settings: IdentityProviderSettings

    /// The encrypted client secret of the project at the provider.
    package var sealedClientSecret: [UInt8]?
    package let createdAt: Timestamp

    package init(
        projectID: ProjectID,
        id: SignInProvider,
        settings: IdentityProviderSettings,
        sealedClientSecret: [UInt8]? = nil,
        createdAt: Timestamp
    ) {
        self.projectID = projectID
        self.id = id
        self.settings = settings
        self.sealedClientSecret = sealedClientSecret
        self.createdAt = createdAt
    }

    /// The accepted audiences of the provider's ID tokens.
    package var audiences: Set<String> {
        Set(settings.allowedClientIDs).union([settings.clientID].compactMap(\.self))
    }

    /// The issuers of the provider's tokens; the keys are discovered from the first one.
    ///
    /// The array is empty for providers whose tokens are not OpenID Connect ID tokens.
    package var issuers: [String] {
        switch id {
        case .google: ["https://accounts.google.com", "accounts.google.com"]
        case .apple: ["https://appleid.apple.com"]
        default: kind == .openIDConnect ? [settings.issuer].compactMap(\.self) : []
        }
    }
}

extension IdentityProvider {
    /// The kind of a provider, as determined by its ID.
    package enum Kind: String, Sendable, CaseIterable {
        /// A provider that the protocol defines, such as `google.com`.
        case wellKnown
        case openIDConnect
        case saml

        /// Returns the kind for a provider ID; `nil` if the ID is not allowed.
        package init?(of id: SignInProvider) {
            guard id != .hosted else { return nil }
            let text = id.rawValue
            if text.wholeMatch(of: /oidc\.[a-z][a-z0-9-]{0,31}/) != nil {
                self = .openIDConnect
            } else if text.wholeMatch(of: /saml\.[a-z][a-z0-9-]{0,31}/) != nil {
                self = .saml
            } else if SignInProvider.wellKnown.contains(id) {
                self = .wellKnown
            } else {
                return nil
            }
        }
    }

    package var kind: Kind? { Kind(of: id) }

    /// Whether the server accepts sign-in with the provider once it is enabled.
    ///
    /// The API stores the other providers too, as its clients expect. They issue no ID tokens, and
    /// an access token does not say which app it was issued for.
    package static func canSignIn(with id: SignInProvider) -> Bool {
        Kind(of: id) != .wellKnown || id == .google || id == .apple
    }
}

extension SignInProvider {
    package static let google = Self(rawValue: "google.com")
    package static let apple = Self(rawValue: "apple.com")

    /// The providers that the protocol defines.
    package static let wellKnown: Set<Self> = [
        .google, .apple, Self(rawValue: "facebook.com"), Self(rawValue: "twitter.com"),
        Self(rawValue: "github.com"), Self(rawValue: "yahoo.com"),
        Self(rawValue: "microsoft.com"), Self(rawValue: "linkedin.com"),
        Self(rawValue: "playgames.google.com"), Self(rawValue: "gc.apple.com"),
    ]
}
