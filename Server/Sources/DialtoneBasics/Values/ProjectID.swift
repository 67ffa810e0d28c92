/// The ID of a project, such as `demo-dialtone`, or of a tenant: `demo-dialtone/acme-1x2y3`.
///
/// In storage, a tenant is a project of its own, which keeps its accounts separate. On the wire it
/// is part of its ``parent``.
package struct ProjectID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    private static let separator: Character = "/"

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Validates a project ID that is not a tenant's.
    ///
    /// It has 1 to 63 lower-case letters, digits and hyphens, and begins with a letter or digit.
    package init?(checking text: String) {
        guard text.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,62}/) != nil else { return nil }
        rawValue = text
    }

    package var description: String { rawValue }
}

extension ProjectID {
    /// The ID of this project's tenant `name`; `nil` if the name is not valid.
    package func tenant(_ name: String) -> ProjectID? {
        guard tenantID == nil, name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,62}/) != nil else {
            return nil
        }
        return ProjectID(rawValue: "\(rawValue)\(Self.separator)\(name)")
    }

    /// The tenant's ID without its project; `nil` if this is not a tenant.
    package var tenantID: String? {
        guard let index = rawValue.firstIndex(of: Self.separator) else { return nil }
        return String(rawValue[rawValue.index(after: index)...])
    }

    /// The audience of tokens that are valid only for enrolling a second factor.
    package var enrollmentAudience: String { "\(rawValue)/second-factor-enrollment" }

    /// The project itself, or the project that the tenant belongs to: the audience of tokens.
    package var parent: ProjectID {
        guard let index = rawValue.firstIndex(of: Self.separator) else { return self }
        return ProjectID(rawValue: String(rawValue[..<index]))
    }
}
