import Foundation

extension MessageTemplate {
    /// The maximum length in characters, which is three messages of the seven-bit alphabet.
    package static let limit = 300

    /// Validates a custom text: phones must find the code, and the text must be harmless.
    ///
    /// `domains` are the hosts that it may link to, including their subdomains.
    package init(checking text: String, domains: [String]) throws(InvalidMessageTemplate) {
        let source = text.precomposedStringWithCanonicalMapping
        try Self.checkCharacters(of: source)
        try Self.checkBraces(of: source)
        self.init(unchecked: source)
        switch pieces.count(where: { $0 == .code }) {
        case 0: throw .noCode
        case 1: break
        default: throw .codeTwice
        }
        try checkLines()
        try checkNeighbors()
        try checkNumbers()
        try checkLinks(domains)
    }

    private static func checkCharacters(of source: String) throws(InvalidMessageTemplate) {
        let scalars = source.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { throw .empty }
        guard scalars.count <= limit else { throw .tooLong }
        if let sign = scalars.first(where: MessageCharacter.binds) {
            throw .bindingSign(String(sign))
        }
        for index in scalars.indices where !MessageCharacter.isUsable(at: index, in: scalars) {
            throw .unusableCharacter(scalars[index].codePoint)
        }
        guard !isBlank(first), !isBlank(last) else { throw .outerBlank }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
    }

    private static func checkBraces(of source: String) throws(InvalidMessageTemplate) {
        var rest = source[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let tail = rest[rest.index(after: brace)...]
            guard rest[brace] == "{",
                let end = tail.firstIndex(where: { $0 == "{" || $0 == "}" }), tail[end] == "}"
            else { throw .strayBrace }
            let name = String(tail[..<end])
            guard name == "code" || name == "app" else {
                throw .unknownPlaceholder(String(name.prefix(20)))
            }
            rest = tail[tail.index(after: end)...]
        }
    }

    private func checkLines() throws(InvalidMessageTemplate) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 1 || lines[0].contains("{code}"),
            lines.allSatisfy({ line in !line.allSatisfy { $0 == " " } })
        else { throw .misplacedLineBreak }
    }

    private func checkNumbers() throws(InvalidMessageTemplate) {
        for case .text(let text) in pieces {
            guard let number = MessageCharacter.longNumber(in: text) else { continue }
            throw .otherNumber(String(text[number]))
        }
    }

    private func checkLinks(_ domains: [String]) throws(InvalidMessageTemplate) {
        if let link = MessageLink.first(in: pieces, outside: domains) { throw .foreignLink(link) }
    }
}
