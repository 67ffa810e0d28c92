import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSMS

/// A preview of a message in one language, as commands print it.
struct MessagePreviewView: Encodable {
    let language: String
    let text: String
    let alphabet: String
    let segments: Int
    let price: String?
    let ios: String
    let android: String
    let warnings: [String]

    /// Creates a preview with a code of the project's length; `nil` if that length is invalid.
    init?(_ language: String, of project: Project, app: RelyingApp?, price: Money?) throws {
        let length = project.settings.phoneSignIn.codes.length
        guard let code = OneTimeCode(typed: String("1234567890".prefix(length))) else { return nil }
        let preview = try MessagePreview(of: code, in: language, for: project, app: app)
        let wording = preview.wording
        self.language = wording.language
        text = preview.text
        alphabet = wording.alphabet == .gsm7 ? "GSM-7" : "UCS-2"
        segments = wording.segments
        self.price = price.map { wording.price(perPart: $0).text }
        ios = preview.reading.onIOS
        android = preview.reading.onAndroid
        warnings = preview.warnings
    }

    var lines: String {
        let size = segments == 1 ? "1 message" : "\(segments) messages"
        let head = [language, alphabet, size, price].compactMap(\.self).joined(separator: ", ")
        let body = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    \($0)" }
        let notes = ["  iOS \(ios).", "  Android \(android)."] + warnings.map { "  Note: \($0)." }
        return ([head] + body + notes).joined(separator: "\n")
    }
}
