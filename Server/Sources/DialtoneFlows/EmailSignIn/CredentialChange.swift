import DialtoneBasics
package import DialtoneModel

/// The changes to a user's own account that affect how the user signs in.
package struct CredentialChange: Sendable {
    package var credentials: NewCredentials
    package var removesEmail = false
    package var removesPassword = false
    package var removesPhoneNumber = false

    /// The providers whose federated identities are unlinked.
    package var removedProviders: Set<SignInProvider> = []

    package var removedPasskeys: Set<PasskeyID> = []

    /// New names for passkeys.
    package var renamedPasskeys: [PasskeyID: String] = [:]

    package var displayName = Change<String?>.keep
    package var photoURL = Change<String?>.keep

    package init(_ credentials: NewCredentials) {
        self.credentials = credentials
    }

    /// Changes `account`; `address` and `hash` were derived from ``credentials``.
    ///
    /// Throws if the account does not have a passkey that is removed.
    func apply(
        _ address: EmailAddress?,
        _ hash: PasswordHash?,
        to account: inout Account,
        at now: Timestamp
    ) throws(Refusal) {
        if let address, address.rawValue != account.email {
            account.changeEmail(to: address, isVerified: false, at: now)
        }
        if let hash { account.setPassword(hash, at: now) }
        if removesEmail { account.removeEmail() }
        if removesPassword { account.removePassword() }
        if removesPhoneNumber {
            account.phoneNumber = nil
            account.phoneProvedAt = nil
        }
        account.linkedProviders.removeAll { removedProviders.contains($0.providerID) }
        try account.removePasskeys(removedPasskeys)
        if case .set(let name) = displayName { account.displayName = name }
        if case .set(let url) = photoURL { account.photoURL = url }
    }
}
