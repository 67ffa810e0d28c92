/// A project's name, such as `demo-dialtone`: the audience of its tokens.
package struct ProjectID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes 1 to 63 lower-case letters, digits and hyphens, beginning with a letter or digit.
    package init?(checking text: String) {
        guard text.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,62}/) != nil else { return nil }
        rawValue = text
    }

    package var description: String { rawValue }
}
