import DialtoneBasics
import IdentityToolkitAdmin

/// A preview of a message, as the page and its script show it.
struct MessagePreviewView: Sendable, Encodable {
    let problem: String
    let text: String
    let parts: String
    let alphabet: String
    let price: String
    let ios: String
    let android: String
    let warnings: String

    init(_ preview: MessageTextPreview) {
        problem = preview.problem.map { APIText.of($0, about: "The text") } ?? ""
        text = preview.text
        parts =
            preview.segments == 1
            ? translated("1, which fits in one message")
            : translated("\(preview.segments), each of which is billed as a message")
        alphabet = Self.alphabet(preview)
        price = preview.price ?? translated("choose a country")
        ios = Self.sentence(preview.ios)
        android = Self.sentence(preview.android)
        warnings =
            preview.warnings.isEmpty
            ? translated("none") : preview.warnings.map(Self.sentence).joined(separator: " ")
    }

    private static func alphabet(_ preview: MessageTextPreview) -> String {
        guard !preview.wideCharacters.isEmpty else {
            return translated("\(preview.alphabet), with room for 160 characters")
        }
        let shown = preview.wideCharacters.prefix(20).map { "\u{2068}\($0)\u{2069}" }
            .joined(separator: " ")
        let named =
            preview.wideCharacters.count > 20 ? translated("\(shown) and others") : shown
        return translated(
            "\(preview.alphabet), with room for 70 characters, because of \(named)"
        )
    }

    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}
