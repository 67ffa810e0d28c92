import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

/// Decodes the binary values in the JSON of authenticators' responses.
enum PasskeyWire {
    /// Decodes a required member; it may be in either alphabet of base64.
    static func bytes(_ text: String?, _ name: String) throws(Refusal) -> [UInt8] {
        guard let text, let bytes = Base64Text.decode(text) else {
            throw malformed("response.\(name) is missing, or is not base64url.")
        }
        return bytes
    }

    /// Decodes the credential ID, which clients send once or twice.
    ///
    /// An ID that is alone may be any text, as in upstream's emulator.
    static func id(
        _ id: String?,
        _ rawID: String?,
        type: String?,
        isAlone: Bool
    ) throws(Refusal) -> PasskeyID {
        guard type == nil || type == CredentialDescriptor.publicKey else {
            throw malformed("type must be \(CredentialDescriptor.publicKey).")
        }
        guard let text = id ?? rawID, let parsed = parsed(text, isAlone: isAlone) else {
            throw .passkey(.invalidCredentialID)
        }
        if let rawID, Self.parsed(rawID, isAlone: isAlone) != parsed {
            throw .passkey(.invalidCredentialID)
        }
        return parsed
    }

    private static func parsed(_ text: String, isAlone: Bool) -> PasskeyID? {
        PasskeyID(text) ?? (isAlone ? PasskeyID(bytes: Array(text.utf8)) : nil)
    }

    private static func malformed(_ problem: String) -> Refusal {
        .passkey(.invalidResponse(.malformed, problem))
    }
}

extension PasskeyResponse {
    /// Creates a response from the members that clients send besides the content.
    init(_ id: String?, _ rawID: String?, type: String?, _ content: Content?) throws(Refusal) {
        self.init(
            id: try PasskeyWire.id(id, rawID, type: type, isAlone: content == nil),
            content: content
        )
    }
}
