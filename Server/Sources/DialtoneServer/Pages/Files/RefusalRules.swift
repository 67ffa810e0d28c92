import DialtoneBasics
import EmbeddedFiles
import Foundation

/// What the pages do after a refusal: the table that the page's script imports.
struct RefusalRules: Decodable, Sendable {
    static let file = "refusal-rules.js"

    /// The codes whose sentence is that of another code.
    let sameSentence: [String: String]

    /// The codes and reasons after which only a new code helps.
    let endingCode: Set<String>

    /// The codes after which only a new sign-in helps.
    let endingSignIn: Set<String>

    /// The file is missing, or the object in it is not JSON.
    struct Unreadable: Error {}

    /// Reads the object in the script; throws if it is not JSON.
    init() throws {
        let source = String(decoding: EmbeddedFiles.assets[Self.file]?.bytes ?? [], as: UTF8.self)
        let script = ScriptText.shortened(source)
        guard
            let text = script.wholeMatch(of: /(?s)export const refusalRules = (\{.*\});\n/)?.output
                .1
        else { throw Unreadable() }
        self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
}
