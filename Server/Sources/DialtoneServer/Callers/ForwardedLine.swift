import DialtoneCore
import Foundation

/// One line of the header `Forwarded` (RFC 7239).
struct ForwardedLine {
    /// Whom each element names by `for`, the nearest last; `nil` where it cannot be read.
    let hops: [IPAddress?]

    init(_ text: String) {
        // A quotation mark without its other half may hide anything: nothing of the line is read.
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

    /// The value of a pair whose name is `for`.
    private static func nodeName(in pair: String) -> String? {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2,
            sides[0].trimmingCharacters(in: .whitespaces).lowercased() == "for"
        else { return nil }
        let value = sides[1].trimmingCharacters(in: .whitespaces)
        guard value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 else { return value }
        // No address has a character in it that would have to be escaped.
        return String(value.dropFirst().dropLast())
    }

    /// What is between the separators outside quotation marks; `nil` if a mark stays open.
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
