import DialtoneBasics
import Foundation

/// A line of the `Forwarded` header (RFC 7239).
struct ForwardedLine {
    /// The `for` addresses of the elements, nearest last; `nil` for an invalid one.
    let hops: [IPAddress?]

    init(_ text: String) {
        // An unbalanced quotation mark makes the whole line invalid.
        guard let elements = Self.parts(of: text, between: ",") else {
            hops = [nil]
            return
        }
        hops = elements.map { element in
            (Self.parts(of: element, between: ";") ?? []).lazy
                .compactMap(Self.nodeName)
                .first
                .flatMap { IPAddress(hop: $0) }
        }
    }

    /// Returns the value of a pair whose name is `for`.
    private static func nodeName(in pair: String) -> String? {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2,
            sides[0].trimmingCharacters(in: .whitespaces).lowercased() == "for"
        else { return nil }
        let value = sides[1].trimmingCharacters(in: .whitespaces)
        guard value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 else { return value }
        // No address contains a character that must be escaped.
        return String(value.dropFirst().dropLast())
    }

    /// Splits the text at separators outside of quotes; `nil` if a quote is not closed.
    private static func parts(of text: String, between separator: Character) -> [String]? {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if !isQuoted, character == separator {
                parts.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && character == "\\" && !isEscaped
            parts[parts.count - 1].append(character)
        }
        return isQuoted ? nil : parts
    }
}
