/// Why a text cannot be used for messages with codes.
package enum InvalidMessageTemplate: Error, Hashable, Sendable {
    case empty
    case tooLong
    case outerBlank
    /// A character that breaks a line, hides or reorders text, or has no meaning, such as `U+202E`.
    case unusableCharacter(String)
    /// A character that phones use to bind a code to a site.
    case bindingSign(String)
    case unknownPlaceholder(String)
    case strayBrace
    case noCode
    case codeTwice
    /// A character next to the code that phones may read as a part of it.
    case codeNotSeparated(String)
    /// The name is next to a digit or another placeholder.
    case nameNotSeparated
    case misplacedLineBreak
    case otherNumber(String)
    case foreignLink(String)

    /// An explanation of the problem for the text's author.
    package var explanation: String {
        switch self {
        case .empty: "is empty"
        case .tooLong: "is longer than \(MessageTemplate.limit) characters"
        case .outerBlank: "begins or ends with a space"
        case .unusableCharacter(let name):
            "contains \(name), which is invisible or changes the direction of text"
        case .bindingSign(let sign):
            "contains \(sign), which binds a code to a website; only the last line can contain it, "
                + "and the server adds that line"
        case .unknownPlaceholder(let name):
            "contains {\(name)}; the only placeholders are {code} and {app}"
        case .strayBrace: "contains a brace that is not part of {code} or {app}"
        case .noCode: "does not contain {code}"
        case .codeTwice: "contains {code} more than once"
        case .codeNotSeparated(let neighbor):
            "has \(neighbor) next to {code}, so phones cannot find the code"
        case .nameNotSeparated: "has a digit or {code} next to {app}"
        case .misplacedLineBreak:
            "has a line break at its start or end, before {code}, or after another line break"
        case .otherNumber(let number):
            "contains the number \(number), which phones may mistake for the code"
        case .foreignLink(let host):
            "contains \(host), which looks like a link and is not one of the project's domains"
        }
    }
}
