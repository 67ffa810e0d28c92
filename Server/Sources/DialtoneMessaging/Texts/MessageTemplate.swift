/// A text with places for the code, `{code}`, and for the app's name, `{app}`.
///
/// It is taken apart once: a message is put together for each code that is sent.
struct MessageTemplate {
    private enum Piece {
        case text(String)
        case code
        case appName
    }

    private let pieces: [Piece]

    init(_ text: String) {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false)
        pieces = parts.flatMap { part -> [Piece] in
            let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2 else { return [.text(String(part))] }
            return [halves[0] == "code" ? .code : .appName, .text(String(halves[1]))]
        }
    }

    func filled(code: String, appName: String) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let wording): text += wording
            case .code: text += code
            case .appName: text += appName
            }
        }
        return text
    }
}
