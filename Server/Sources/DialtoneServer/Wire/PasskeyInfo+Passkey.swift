import DialtoneBasics
import DialtoneModel
import IdentityToolkit

extension PasskeyInfo {
    /// Returns the passkeys of an account; `nil` if there are none.
    static func entries(of passkeys: [Passkey]?) -> [PasskeyInfo]? {
        guard let passkeys, !passkeys.isEmpty else { return nil }
        return passkeys.map(PasskeyInfo.init)
    }

    private init(_ passkey: Passkey) {
        self.init()
        credentialId = passkey.id.text
        name = passkey.name
        createdAt = passkey.createdAt.rfc3339
        lastUsedAt = passkey.lastUsedAt?.rfc3339
        backedUp = passkey.isBackedUp
        aaguid = passkey.authenticator?.text
        transports = passkey.transports.isEmpty ? nil : passkey.transports
        rpId = passkey.relyingPartyID
    }
}
