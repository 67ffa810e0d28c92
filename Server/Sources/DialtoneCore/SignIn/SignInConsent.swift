/// What the project's hook agreed to.
struct SignInConsent: Sendable {
    let amendments: SignInAmendments

    /// The account that the hook was asked about.
    let account: Account

    /// What the hook wants changed on `found`, the account as it is by now.
    ///
    /// Throws where it is another than the hook was asked about: what has signed all devices out
    /// since, or taken the way to sign in away, ends this sign-in as well.
    func amendments(of found: Account) throws(Refusal) -> SignInAmendments {
        guard found.createdAt == account.createdAt, found.validSince == account.validSince,
            found.othersEndedAt == account.othersEndedAt,
            found.phoneNumber == account.phoneNumber, found.email == account.email
        else { throw .accountChanged }
        return amendments
    }
}
