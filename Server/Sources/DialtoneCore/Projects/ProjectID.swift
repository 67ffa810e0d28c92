/// A project's name, such as `demo-dialtone`, or that of a tenant in it: `demo-dialtone/acme-1x2y3`.
///
/// A tenant is a project of its own in everything that is stored, which is what keeps its
/// accounts apart; for the outside world it is a part of its ``parent``.
package struct ProjectID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    private static let separator: Character = "/"

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes 1 to 63 lower-case letters, digits and hyphens, beginning with a letter or digit;
    /// such an ID is no tenant's.
    package init?(checking text: String) {
        guard text.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,62}/) != nil else { return nil }
        rawValue = text
    }

    package var description: String { rawValue }
}

extension ProjectID {
    /// The tenant `name` of this project; `nil` if no tenant can have that name.
    package func tenant(_ name: String) -> ProjectID? {
        guard tenantID == nil, name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,62}/) != nil else {
            return nil
        }
        return ProjectID(rawValue: "\(rawValue)\(Self.separator)\(name)")
    }

    /// The tenant's name, where this is one.
    package var tenantID: String? {
        guard let index = rawValue.firstIndex(of: Self.separator) else { return nil }
        return String(rawValue[rawValue.index(after: index)...])
    }

    /// The audience of tokens that are good for nothing but enrolling a second factor.
    var enrollmentAudience: String { "\(rawValue)/second-factor-enrollment" }

    /// The project itself, or the one that the tenant belongs to: the audience of tokens.
    package var parent: ProjectID {
        guard let index = rawValue.firstIndex(of: Self.separator) else { return self }
        return ProjectID(rawValue: String(rawValue[..<index]))
    }
}
