/// Why a custom text cannot be used for a mail.
package struct InvalidMailText: Error, Hashable, Sendable {
    package enum Part: String, Sendable {
        case subject, body, button
    }

    package enum Problem: Hashable, Sendable {
        case empty
        case tooLong(limit: Int)
        case outerBlank
        /// A character that hides or reorders text or ends a header, such as `U+202E`.
        case unusableCharacter(String)
        case unknownPlaceholder(String, allowed: [MailPlaceholder])
        /// A placeholder in the form of Firebase, such as `%LINK%`.
        case upstreamPlaceholder(String)
        case strayBrace
        case noLink
        case linkTwice
        case misplacedLink
    }

    package let part: Part
    package let problem: Problem

    package init(_ part: Part, _ problem: Problem) {
        self.part = part
        self.problem = problem
    }

    /// An explanation for the text's author, without the name of the part.
    package var explanation: String {
        switch problem {
        case .empty: "is empty"
        case .tooLong(let limit): "is longer than \(limit) characters"
        case .outerBlank: "begins or ends with a space"
        case .unusableCharacter(let name):
            "contains \(name), which breaks a line, is invisible or changes the direction of text"
        case .unknownPlaceholder(let name, let allowed):
            "contains {\(name)}; the placeholders of this mail are "
                + allowed.map(\.text).joined(separator: ", ")
        case .upstreamPlaceholder(let name):
            "contains \(name); placeholders have the form {email}"
        case .strayBrace: "contains a brace that is not part of a placeholder"
        case .noLink: "does not contain {link}, without which the e-mail is useless"
        case .linkTwice: "contains {link} more than once"
        case .misplacedLink: "contains {link}, which only the body can contain"
        }
    }

    /// The explanation as a sentence with the name of the part.
    package var sentence: String { "The \(part.rawValue) \(explanation)." }
}
