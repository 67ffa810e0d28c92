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
    case codeNotApart(String)
    /// The name is next to a digit or another placeholder.
    case nameNotApart
    case misplacedLineBreak
    case otherNumber(String)
    case foreignLink(String)

    /// An explanation of the problem for the text's author.
    package var explanation: String {
        switch self {
        case .empty: "has no text"
        case .tooLong: "has more than \(MessageTemplate.limit) characters"
        case .outerBlank: "begins or ends with a blank"
        case .unusableCharacter(let name):
            "has the character \(name), which is not to be seen, or moves what is"
        case .bindingSign(let sign):
            "has \(sign), by which phones bind a code to a site; only the last line may, and the "
                + "server writes it"
        case .unknownPlaceholder(let name):
            "has {\(name)}; there are only {code} and {app}"
        case .strayBrace: "has a brace that belongs to no {code} or {app}"
        case .noCode: "has no {code}"
        case .codeTwice: "has {code} more than once"
        case .codeNotApart(let neighbor):
            "has \(neighbor) right beside {code}, so that phones do not find the code"
        case .nameNotApart: "has a digit or {code} right beside {app}"
        case .misplacedLineBreak:
            "has a line break at its beginning, at its end, before {code}, or after another one"
        case .otherNumber(let number):
            "has the number \(number), which phones may take for the code"
        case .foreignLink(let host):
            "has \(host), which reads as a link, and is no domain of the project"
        }
    }
}
