package import DialtoneBasics
import DialtoneModel
import WebAuthn

/// A passkey in an import, decoded but not validated.
package struct ImportedPasskey: Sendable {
    /// The possible lengths of a user handle, in bytes.
    private static let userHandleLengths = 1...64

    package var id: [UInt8]
    package var publicKey: [UInt8]
    package var userHandle: [UInt8]
    package var rpID: String
    package var authenticator: String?
    package var transports: [String] = []
    package var isBackupEligible = false
    package var isBackedUp = false
    package var counter: Int64 = 0
    package var name: String?
    package var createdAt: Timestamp?
    package var lastUsedAt: Timestamp?

    package init(id: [UInt8], publicKey: [UInt8], userHandle: [UInt8], rpID: String) {
        self.id = id
        self.publicKey = publicKey
        self.userHandle = userHandle
        self.rpID = rpID
    }

    func passkey(of account: Account, at now: Timestamp) throws(ImportProblem) -> Passkey {
        guard let id = PasskeyID(bytes: id), let key = try? CredentialKey(publicKey),
            Self.userHandleLengths.contains(userHandle.count), PasskeySettings.isDomain(rpID),
            let counter = UInt32(exactly: counter), isBackupEligible || !isBackedUp
        else { throw .unreadable("passkeys") }
        guard let name = try? Passkey.checkedName(name ?? Passkey.unnamed) else {
            throw .unreadable("passkeys")
        }
        var passkey = Passkey(
            id: id,
            projectID: account.projectID,
            accountID: account.id,
            userHandle: userHandle,
            relyingPartyID: rpID,
            publicKey: publicKey,
            algorithm: key.algorithm.rawValue,
            authenticator: authenticator.flatMap(AuthenticatorKind.init),
            transports: Passkey.transports(transports),
            isBackupEligible: isBackupEligible,
            isBackedUp: isBackedUp,
            counter: counter,
            name: name,
            createdAt: try AccountDraft.checked(createdAt, "createdAt") ?? now
        )
        passkey.lastUsedAt = try AccountDraft.checked(lastUsedAt, "lastUsedAt")
        return passkey
    }
}

extension AccountDraft {
    /// Returns the passkeys of the row, and adds them to `account`.
    func addPasskeys(
        to account: inout Account,
        at now: Timestamp
    ) throws(ImportProblem) -> [Passkey] {
        guard passkeys.count <= Passkey.limit else { throw .tooLong("passkeys") }
        var added: [Passkey] = []
        for imported in passkeys {
            let passkey = try imported.passkey(of: account, at: now)
            guard !added.contains(where: { $0.id == passkey.id }) else { throw .passkeyInUse }
            added.append(passkey)
        }
        added.sort { $0.createdAt < $1.createdAt }
        account.passkeys = added.map { EnrolledPasskey(id: $0.id, enrolledAt: $0.createdAt) }
        return added
    }
}
