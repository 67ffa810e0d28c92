import DialtoneBasics
import Foundation

/// Replaces the texts of a template by those of a catalog.
///
/// A sentence is what is between two block elements or sections. It keeps the values and the inline
/// elements in it as placeholders, so that a translation can move them. `scripts/console-texts.py`
/// divides templates in the same way.
struct TemplateTranslation: Sendable {
    private let catalog: ConsoleCatalog
    private let tag: String

    /// The keys of all texts that were found.
    private(set) var keys: [String] = []

    init(_ catalog: ConsoleCatalog, tag: String) {
        self.catalog = catalog
        self.tag = tag
    }

    /// Returns the keys of a template's texts, in their order.
    static func keys(in template: [UInt8]) -> [String] {
        var translation = Self(ConsoleCatalog(), tag: "en")
        _ = translation.translate(template)
        return translation.keys
    }

    func translated(_ template: [UInt8]) -> [UInt8] {
        var translation = self
        return translation.translate(template)
    }

    private mutating func translate(_ template: [UInt8]) -> [UInt8] {
        var text = ""
        var run: [TemplateToken] = []
        for token in TemplateToken.all(in: String(decoding: template, as: UTF8.self)) {
            if case .boundary(let source) = token {
                text += translatedRun(run)
                text += translatedTag(source)
                run = []
            } else {
                run.append(token)
            }
        }
        return Array((text + translatedRun(run)).utf8)
    }

    /// Translates what is between two boundaries: one sentence, or several if elements of it begin
    /// or end in other sections of the template.
    private mutating func translatedRun(_ run: [TemplateToken]) -> String {
        let partners = Self.partners(in: run)
        var text = ""
        var sentence: [TemplateToken] = []
        for (index, token) in run.enumerated() {
            switch token {
            case .open(_, let source), .close(_, let source):
                if partners[index] == nil {
                    text += translatedSentence(sentence)
                    text += translatedTag(source)
                    sentence = []
                } else {
                    sentence.append(token)
                }
            default: sentence.append(token)
            }
        }
        return text + translatedSentence(sentence)
    }

    private mutating func translatedSentence(_ tokens: [TemplateToken]) -> String {
        var (before, inner, after) = ("", tokens[...], "")
        // White space and elements around the whole sentence are not a part of it.
        while let first = inner.first, let last = inner.last {
            if case .text(let text) = first, text.allSatisfy(\.isWhitespace) {
                before += text
                inner.removeFirst()
            } else if case .text(let text) = last, text.allSatisfy(\.isWhitespace) {
                after = text + after
                inner.removeLast()
            } else if case .open(_, let start) = first, case .close(_, let end) = last,
                Self.partners(in: Array(inner))[0] == inner.count - 1
            {
                before += translatedTag(start)
                after = end + after
                inner = inner.dropFirst().dropLast()
            } else {
                break
            }
        }
        if case .text(let text) = inner.first {
            let rest = text.drop(while: \.isWhitespace)
            before += text[..<rest.startIndex]
            inner[inner.startIndex] = .text(String(rest))
        }
        if case .text(let text) = inner.last {
            let rest = text.reversed().drop(while: \.isWhitespace)
            let end = rest.startIndex.base
            after = text[end...] + after
            inner[inner.endIndex - 1] = .text(String(text[..<end]))
        }
        let parts = inner.map { token -> TemplateToken in
            if case .open(let name, let source) = token {
                return .open(name, source: translatedTag(source))
            }
            return token
        }
        return before + translated(TemplateSentence(parts), orElse: parts) + after
    }

    private mutating func translated(
        _ sentence: TemplateSentence,
        orElse tokens: [TemplateToken]
    ) -> String {
        guard sentence.hasWords else { return tokens.map(\.source).joined() }
        keys.append(sentence.key)
        return sentence.filled(from: catalog)
    }

    /// Translates the attributes of a tag that people see or hear.
    private mutating func translatedTag(_ tag: String) -> String {
        guard tag != "<html lang=\"en\">" else {
            let direction = ConsoleLanguage.direction(of: self.tag)
            return "<html lang=\"\(self.tag)\" dir=\"\(direction)\">"
        }
        guard tag.hasPrefix("<") else { return tag }
        var (text, rest) = ("", tag[...])
        while let start = Self.nextAttribute(in: rest),
            let end = rest[start...].firstIndex(of: "\"")
        {
            text += rest[..<start]
            text += translatedAttribute(String(rest[start..<end]))
            rest = rest[end...]
        }
        return text + rest
    }

    private mutating func translatedAttribute(_ value: String) -> String {
        // Such as addresses and numbers, which are examples.
        let isExample = !value.contains(" ") && value.contains { "/:@+=_.".contains($0) }
        guard !isExample else { return value }
        var text = ""
        var run: [TemplateToken] = []
        for token in TemplateToken.all(in: value) {
            if case .boundary(let source) = token {
                text += translatedSentence(run) + source
                run = []
            } else {
                run.append(token)
            }
        }
        return text + translatedSentence(run)
    }

    private static let attributes = ["placeholder", "title", "aria-label", "alt", "label"]

    /// The start of the value of the next attribute that people see or hear.
    private static func nextAttribute(in tag: Substring) -> Substring.Index? {
        let text = tag.utf8
        let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
        var rest = text[...]
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let start = text.index(after: equals)
            rest = text[start...]
            guard rest.first == quote else { continue }
            let value = text.index(after: start)
            if let before = text[..<equals].lastIndex(of: space) {
                let name = text[text.index(after: before)..<equals]
                guard !attributes.contains(where: { $0.utf8.elementsEqual(name) }) else {
                    return value
                }
            }
            guard let end = text[value...].firstIndex(of: quote) else { return nil }
            rest = text[text.index(after: end)...]
        }
        return nil
    }

    /// The index of the other tag of each element that begins and ends in `tokens`.
    private static func partners(in tokens: [TemplateToken]) -> [Int: Int] {
        var open: [(name: String, index: Int)] = []
        var partners: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() {
            if case .open(let name, _) = token { open.append((name, index)) }
            if case .close(let name, _) = token, open.last?.name == name,
                let start = open.popLast()?.index
            {
                partners[start] = index
                partners[index] = start
            }
        }
        return partners
    }
}
