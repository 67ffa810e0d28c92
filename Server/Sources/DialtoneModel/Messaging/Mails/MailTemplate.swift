/// A checked text of a mail, in pieces around its placeholders.
package struct MailTemplate: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case text(String)
        case placeholder(MailPlaceholder)
    }

    package let subject: [Piece]

    /// The paragraphs, each with its line breaks.
    package let paragraphs: [[Piece]]

    package let button: [Piece]?

    /// Throws if `text` could mislead recipients, break the mail, or leave out what it is for.
    package init(
        checking text: CustomMailText,
        for kind: AccountNotice.Kind
    ) throws(InvalidMailText) {
        subject = try Self.line(text.subject, .subject, CustomMailText.subjectLimit, kind)
        if let label = text.button {
            button = try Self.line(label, .button, CustomMailText.buttonLimit, kind)
        } else {
            button = nil
        }
        paragraphs = try Self.body(text.body, kind)
    }

    private static func line(
        _ text: String,
        _ part: InvalidMailText.Part,
        _ limit: Int,
        _ kind: AccountNotice.Kind
    ) throws(InvalidMailText) -> [Piece] {
        try checkCharacters(of: text, part, limit)
        guard text.first != " ", text.last != " " else {
            throw InvalidMailText(part, .outerBlank)
        }
        let pieces = try pieces(of: text, part, kind)
        guard !pieces.contains(.placeholder(.link)) else {
            throw InvalidMailText(part, .misplacedLink)
        }
        return pieces
    }

    private static func body(
        _ text: String,
        _ kind: AccountNotice.Kind
    ) throws(InvalidMailText) -> [[Piece]] {
        try checkCharacters(of: text, .body, CustomMailText.bodyLimit)
        var paragraphs: [[Piece]] = []
        for paragraph in Self.paragraphs(of: text) {
            paragraphs.append(try pieces(of: paragraph, .body, kind))
        }
        let links = paragraphs.joined().count { $0 == .placeholder(.link) }
        guard links < 2 else { throw InvalidMailText(.body, .linkTwice) }
        guard links == 1 || !kind.hasLink else { throw InvalidMailText(.body, .noLink) }
        return paragraphs
    }

    private static func checkCharacters(
        of text: String,
        _ part: InvalidMailText.Part,
        _ limit: Int
    ) throws(InvalidMailText) {
        let scalars = text.unicodeScalars
        // The count of scalars bounds the work and the size; a character can have any number.
        guard scalars.count <= limit else { throw InvalidMailText(part, .tooLong(limit: limit)) }
        guard scalars.contains(where: { $0 != " " && $0 != "\n" }) else {
            throw InvalidMailText(part, .empty)
        }
        for index in scalars.indices where !MessageCharacter.isUsable(at: index, in: scalars) {
            throw InvalidMailText(part, .unusableCharacter(scalars[index].codePoint))
        }
        guard part == .body || !scalars.contains("\n") else {
            throw InvalidMailText(part, .unusableCharacter("U+000A"))
        }
    }

    /// Splits a text at its empty lines.
    private static func paragraphs(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split { line in line.allSatisfy { $0 == " " } }
            .map { $0.joined(separator: "\n") }
    }

    private static func pieces(
        of text: String,
        _ part: InvalidMailText.Part,
        _ kind: AccountNotice.Kind
    ) throws(InvalidMailText) -> [Piece] {
        if let name = text.firstMatch(of: /%[A-Z]+(?:_[A-Z]+)*%/) {
            throw InvalidMailText(part, .upstreamPlaceholder(String(name.0.prefix(30))))
        }
        var pieces: [Piece] = []
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let tail = rest[rest.index(after: brace)...]
            guard rest[brace] == "{",
                let end = tail.firstIndex(where: { $0 == "{" || $0 == "}" }), tail[end] == "}"
            else { throw InvalidMailText(part, .strayBrace) }
            guard let placeholder = MailPlaceholder(rawValue: String(tail[..<end])),
                kind.placeholders.contains(placeholder)
            else {
                let name = String(tail[..<end].prefix(20))
                throw InvalidMailText(
                    part,
                    .unknownPlaceholder(name, allowed: kind.placeholders)
                )
            }
            if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
            pieces.append(.placeholder(placeholder))
            rest = tail[tail.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
