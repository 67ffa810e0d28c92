import DialtoneModel
import IdentityToolkit

extension UpdateAccountRequest {
    /// The passkeys to remove; throws for an ID that no passkey has.
    var removedPasskeys: Set<PasskeyID> {
        get throws(Refusal) {
            var removed: Set<PasskeyID> = []
            for text in deletePasskey ?? [] { removed.insert(try Self.passkeyID(text)) }
            return removed
        }
    }

    /// The new names of passkeys; throws for an ID that no passkey has, and for an invalid name.
    var renamedPasskeys: [PasskeyID: String] {
        get throws(Refusal) {
            var renamed: [PasskeyID: String] = [:]
            for rename in renamePasskey ?? [] {
                let id = try Self.passkeyID(rename.credentialId ?? "")
                renamed[id] = try Passkey.checkedName(rename.name ?? "")
            }
            return renamed
        }
    }

    private static func passkeyID(_ text: String) throws(Refusal) -> PasskeyID {
        guard let id = PasskeyID(text) else { throw .passkey(.notFound) }
        return id
    }
}
