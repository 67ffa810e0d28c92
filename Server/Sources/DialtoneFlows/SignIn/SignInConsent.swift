import DialtoneModel

/// The approval of the project's hook.
struct SignInConsent: Sendable {
    let amendments: SignInAmendments

    /// The account that the hook was called about.
    let account: Account

    /// The second factor or passkey that was verified before the call.
    let secondFactor: ProvedSecondFactor?

    /// Returns the hook's changes to `found`, the current state of the account.
    ///
    /// Throws if the account has changed since in a way that ends this sign-in: all devices were
    /// signed out, or the sign-in method, the second factor or the passkey was removed.
    func amendments(of found: Account) throws(Refusal) -> SignInAmendments {
        guard found.createdAt == account.createdAt, found.validSince == account.validSince,
            found.othersEndedAt == account.othersEndedAt,
            found.phoneNumber == account.phoneNumber, found.email == account.email,
            secondFactor.map(found.has) ?? true
        else { throw .accountChanged }
        return amendments
    }
}
