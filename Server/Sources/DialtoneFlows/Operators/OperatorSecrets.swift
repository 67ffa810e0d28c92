package import DialtoneBasics
import DialtoneModel

/// Encrypts the secrets of operators' authenticator apps.
package struct OperatorSecrets: Sendable {
    private let box: SecretBox

    package init(box: SecretBox) {
        self.box = box
    }

    /// Derives the key from the server's master key.
    package init(of masterKey: MasterKey) {
        self.init(box: SecretBox(keys: masterKey.keys(for: .operators)))
    }

    func seal(_ secret: TOTPSecret, of id: OperatorID) throws -> [UInt8] {
        try box.seal(secret.bytes, context: SealedContext.operatorApp(id.rawValue))
    }

    /// Returns the secret of an operator's authenticator app; `nil` if there is none.
    func secret(of person: Operator) throws -> TOTPSecret? {
        guard let sealed = person.sealedSecret else { return nil }
        let context = SealedContext.operatorApp(person.id.rawValue)
        return TOTPSecret(bytes: try box.open(sealed, context: context))
    }

    /// Encrypts a secret for the form that an invitation leads to.
    func seal(_ secret: TOTPSecret, for invitation: InvitationSecret) throws -> String {
        Base64URL.encode(try box.seal(secret.bytes, context: Self.context(of: invitation)))
    }

    /// Decrypts the secret of a form; `nil` if it belongs to another invitation.
    func secret(in text: String, for invitation: InvitationSecret) -> TOTPSecret? {
        guard let sealed = Base64URL.decode(text),
            let bytes = try? box.open(sealed, context: Self.context(of: invitation))
        else { return nil }
        return TOTPSecret(bytes: bytes)
    }

    private static func context(of invitation: InvitationSecret) -> String {
        "operator invitation \(Hex.encode(invitation.digest.bytes))"
    }
}
