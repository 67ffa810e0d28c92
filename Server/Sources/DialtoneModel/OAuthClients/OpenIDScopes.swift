/// A scope of OpenID Connect that this server has.
package enum OpenIDScope: String, Hashable, Sendable, CaseIterable {
    case openid
    case profile
    case email
    case phone

    /// Access without the user, by a refresh token.
    case offlineAccess = "offline_access"
}

/// A set of scopes, as text in the order of ``OpenIDScope/allCases``.
package struct OpenIDScopes: Hashable, Sendable {
    package static let all = OpenIDScopes(OpenIDScope.allCases)

    private var values: Set<OpenIDScope>

    package init(_ values: some Sequence<OpenIDScope>) {
        self.values = Set(values)
    }

    /// Parses a list that is separated by spaces; unknown scopes are left out, as the standard says.
    package init(parsing text: String) {
        self.init(text.split(separator: " ").compactMap { OpenIDScope(rawValue: String($0)) })
    }

    package var list: [OpenIDScope] { OpenIDScope.allCases.filter(values.contains) }

    /// The scopes separated by spaces.
    package var text: String { list.map(\.rawValue).joined(separator: " ") }

    package func contains(_ scope: OpenIDScope) -> Bool { values.contains(scope) }

    package func isSubset(of other: OpenIDScopes) -> Bool { values.isSubset(of: other.values) }

    package func intersection(_ other: OpenIDScopes) -> OpenIDScopes {
        OpenIDScopes(values.intersection(other.values))
    }

    package func union(_ other: OpenIDScopes) -> OpenIDScopes {
        OpenIDScopes(values.union(other.values))
    }
}

extension OpenIDScopes: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(parsing: try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
