import Foundation
import IdentityToolkit

/// WebAuthn's JSON for a value of the protocol.
enum PasskeyJSON {
    /// Reads a value.
    ///
    /// - Throws: A ``PasskeyProblem`` that names what was read.
    static func read<Value: WireObject>(_ json: Data, as what: String) throws -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: json)
        } catch {
            throw PasskeyProblem.unreadable(what)
        }
    }

    /// Reads bytes that the value must have.
    static func bytes(_ text: String?, of name: String) throws -> Data {
        guard let data = try bytesIfAny(text, of: name) else {
            throw PasskeyProblem.unreadable(name)
        }
        return data
    }

    /// Reads bytes that the value may have; empty ones are the same as none.
    static func bytesIfAny(_ text: String?, of name: String) throws -> Data? {
        guard let text, !text.isEmpty else { return nil }
        guard let data = Base64URL.decode(text) else { throw PasskeyProblem.unreadable(name) }
        return data
    }

    /// Writes a value; the same value gives the same text.
    static func write(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts, lists and numbers can always be encoded.
        return (try? encoder.encode(value)) ?? Data()
    }
}

/// A passkey as `PublicKeyCredential.toJSON()` writes it, with what the protocol leaves out.
struct PublicKeyCredentialJSON<Response: WireObject>: Encodable {
    let id: String
    let rawId: String
    let type = "public-key"
    let response: Response
    let clientExtensionResults: [String: String] = [:]

    init(credentialID: Data, response: Response) {
        id = Base64URL.encode(credentialID)
        rawId = id
        self.response = response
    }
}
