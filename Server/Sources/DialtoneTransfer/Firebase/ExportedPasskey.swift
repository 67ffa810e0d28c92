import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

/// A passkey in an export; binary values are in base64url.
struct ExportedPasskey: Codable {
    let credentialId: String

    /// The public key in the form of COSE.
    let publicKey: String

    let userHandle: String

    /// The domain on which the passkey works, on any server.
    let rpId: String
    let aaguid: String?
    let transports: [String]?
    let backupEligible: Bool?
    let backedUp: Bool?
    let counter: Int64?
    let name: String?

    /// In milliseconds since 1970.
    let createdAt: WireInt64?

    /// In milliseconds since 1970.
    let lastUsedAt: WireInt64?

    init(_ passkey: Passkey) {
        credentialId = passkey.id.text
        publicKey = Base64URL.encode(passkey.publicKey)
        userHandle = Base64URL.encode(passkey.userHandle)
        rpId = passkey.relyingPartyID
        aaguid = passkey.authenticator?.text
        transports = passkey.transports.isEmpty ? nil : passkey.transports
        backupEligible = passkey.isBackupEligible
        backedUp = passkey.isBackedUp
        counter = Int64(passkey.counter)
        name = passkey.name
        createdAt = WireInt64(passkey.createdAt.milliseconds)
        lastUsedAt = passkey.lastUsedAt.map { WireInt64($0.milliseconds) }
    }

    var imported: ImportedPasskey {
        get throws(ImportProblem) {
            guard let id = Base64Text.decode(credentialId), let key = Base64Text.decode(publicKey),
                let handle = Base64Text.decode(userHandle)
            else { throw .unreadable("passkeys") }
            var passkey = ImportedPasskey(
                id: id,
                publicKey: key,
                userHandle: handle,
                rpID: rpId
            )
            passkey.authenticator = aaguid
            passkey.transports = transports ?? []
            passkey.isBackupEligible = backupEligible ?? false
            passkey.isBackedUp = backedUp ?? false
            passkey.counter = counter ?? 0
            passkey.name = name
            passkey.createdAt = createdAt.map { Timestamp(milliseconds: $0.value) }
            passkey.lastUsedAt = lastUsedAt.map { Timestamp(milliseconds: $0.value) }
            return passkey
        }
    }
}
