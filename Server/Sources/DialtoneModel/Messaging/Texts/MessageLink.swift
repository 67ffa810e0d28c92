/// Detects what phones show as a link: a host, with or without `https://`.
enum MessageLink {
    /// A substitute for the app's name, which may end like a host.
    private static let name: Unicode.Scalar = "\u{FFFC}"

    /// Returns the first host that is neither one of `domains` nor a subdomain of one.
    static func first(in pieces: [MessageTemplate.Piece], outside domains: [String]) -> String? {
        let text = pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .code: "0"
            case .appName: String(name)
            }
        }.joined()
        return hosts(in: text).first { host in
            !domains.contains { host == $0 || host.hasSuffix("." + $0) }
        }
    }

    /// Returns the hosts in `text`.
    ///
    /// A host is a name with a dot and a top-level label of two letters or more, or any text after
    /// `://`.
    private static func hosts(in text: String) -> [String] {
        let words = text.unicodeScalars.split { !isOfHost($0) }
        let schemes = text.ranges(of: "://").map {
            String(text[$0.upperBound...].prefix { !" \n/".contains($0) })
        }
        return schemes.map { host(of: $0.unicodeScalars[...]) }
            + words.filter(looksLikeHost).map(host)
    }

    private static func isOfHost(_ scalar: Unicode.Scalar) -> Bool {
        scalar == name || scalar == "." || scalar == "-" || isDigitOrLetter(scalar)
    }

    private static func isDigitOrLetter(_ scalar: Unicode.Scalar) -> Bool {
        MessageCharacter.isLetter(scalar) || MessageCharacter.isDigit(scalar)
    }

    private static func looksLikeHost(_ word: Substring.UnicodeScalarView) -> Bool {
        let labels = word.split(separator: ".", omittingEmptySubsequences: false)
        return zip(labels, labels.dropFirst()).contains { before, after in
            guard !before.isEmpty, let first = after.first else { return false }
            return first == name || MessageCharacter.isLetter(first) && after.count > 1
        }
    }

    private static func host(of word: Substring.UnicodeScalarView) -> String {
        var word = word
        while word.last == "." || word.last == "-" { word.removeLast() }
        return String(word).lowercased().replacing("\u{FFFC}", with: "{app}")
    }
}
