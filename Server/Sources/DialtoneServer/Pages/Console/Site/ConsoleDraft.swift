import Crypto
import DialtoneBasics
import DialtoneModel
import Foundation

/// The fields of a form that waits for a confirmation, as the page of the confirmation contains
/// them.
///
/// They are encrypted with a key that follows from the session's secret, for one form and a short
/// time: no other page, session or form can use them, and a stored copy of the page shows nothing.
struct ConsoleDraft: Sendable {
    static let fieldName = "draft"

    /// How long an operator has for the confirmation.
    private static let lifetime = TimeSpan.minutes(15)

    private let key: SymmetricKey
    private let path: String

    /// Creates the drafts of the form at `path` in the session of `secret`.
    init(of path: String, in secret: OperatorSecret) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(secret.text.utf8)),
            info: Data("console draft".utf8),
            outputByteCount: 32
        )
        self.path = path
    }

    private struct Content: Codable {
        let fields: [String: String]
        let until: Int64
    }

    /// Encrypts what was entered, without secrets: those have to be entered again.
    func sealed(_ form: ConsoleForm, at now: Timestamp) throws -> String {
        let fields = form.fields.filter { !Self.isSecret($0.key) }
        let content = Content(fields: fields, until: (now + Self.lifetime).milliseconds)
        let box = try AES.GCM.seal(
            JSONEncoder().encode(content),
            using: key,
            authenticating: Data(path.utf8)
        )
        return Base64URL.encode(Array(box.combined ?? Data()))
    }

    /// Returns what was entered; `nil` if it is of another form or session, or too old.
    func opened(_ text: String, at now: Timestamp) -> ConsoleForm? {
        guard let bytes = Base64URL.decode(text), let box = try? AES.GCM.SealedBox(combined: bytes),
            let plain = try? AES.GCM.open(box, using: key, authenticating: Data(path.utf8)),
            let content = try? JSONDecoder().decode(Content.self, from: plain),
            now < Timestamp(milliseconds: content.until)
        else { return nil }
        return ConsoleForm(fields: content.fields)
    }

    private static func isSecret(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["secret", "password", "passkey", "token", "code"].contains { name.contains($0) }
    }
}
