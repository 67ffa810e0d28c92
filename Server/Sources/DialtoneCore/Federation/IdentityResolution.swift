/// Decides which account a person whom a provider vouches for gets, inside one transaction.
///
/// First the account that has the identity; then, where accounts are one per address, the one with
/// the address, if the provider says that the address is theirs; otherwise a new one. Who is signed
/// in already and adds the identity to their account is a case of its own, see
/// ``link(to:leaving:in:)``.
struct IdentityResolution: Sendable {
    enum Outcome: Sendable {
        case account(AccountID, isNew: Bool, isRecycled: Bool)

        /// The account has the address, and the provider does not vouch for it.
        case unconfirmed(Account)
    }

    let identity: ProviderIdentity

    /// The account to create if the person has none.
    var newcomer: ApprovedAccount?

    let createsAccount: Bool
    let settings: ProjectSettings
    let projectID: ProjectID
    let events: AccountEvents
    let now: Timestamp

    /// Whether nothing but the lack of an account is needed for a new one.
    var mayCreateAccount: Bool { createsAccount && settings.allowsSignUp }

    /// The account as a newcomer gets it.
    func candidate(_ id: AccountID) -> Account {
        var account = Account(id: id, projectID: projectID, createdAt: now)
        if settings.oneAccountPerEmail {
            account.email = identity.email
            account.isEmailVerified = identity.isEmailVerified
        }
        account.takeProfile(of: identity)
        account.link(identity)
        return account
    }

    /// Whether the person would get a new account, as things are.
    func needsAccount(in data: any DataReader) throws -> Bool {
        guard try holder(in: data) == nil else { return false }
        guard settings.oneAccountPerEmail, let email = identity.email else { return true }
        return try data.account(email: email, of: projectID) == nil
    }

    /// Throws ``AccountConflict`` where another transaction was faster.
    func resolve(in data: any DataWriter) throws -> Outcome {
        let known = try holder(in: data)
        if let known, let account = try data.holdAccount(known.id, of: projectID) {
            return try signIn(to: account, in: data)
        }
        if settings.oneAccountPerEmail, let email = identity.email,
            let owner = try data.account(email: email, of: projectID)
        {
            guard identity.isEmailVerified else { return .unconfirmed(owner) }
            if let account = try data.holdAccount(owner.id, of: projectID) {
                return try merge(into: account, in: data)
            }
        }
        return try create(in: data)
    }

    /// The account that has the identity.
    func holder(in data: any DataReader) throws -> Account? {
        try data.account(provider: identity.provider, rawID: identity.rawID, of: projectID)
    }

    private func signIn(to found: Account, in data: any DataWriter) throws -> Outcome {
        guard found.isDisabled != true else { throw found.disabledRefusal }
        var account = found
        account.link(identity)
        if let email = identity.email, email == account.email, identity.isEmailVerified {
            account.isEmailVerified = true
        }
        if account != found { try save(.byProof(account), since: found, in: data) }
        return .account(account.id, isNew: false, isRecycled: false)
    }

    /// Takes the account for the person's own: the provider says that its address is theirs.
    ///
    /// Where nobody had proved the address, somebody else may have claimed it beforehand; what
    /// they could come back with goes, and the name that they chose.
    private func merge(into found: Account, in data: any DataWriter) throws -> Outcome {
        guard found.isDisabled != true else { throw found.disabledRefusal }
        var account = found
        let isRecycled = !account.isEmailVerified
        if isRecycled {
            account.dropUnprovedCredentials(at: now)
            account.displayName = nil
            account.photoURL = nil
            try data.endSessions(of: account)
        }
        account.isEmailVerified = true
        account.takeProfile(of: identity)
        account.link(identity)
        try save(.byProof(account), since: found, in: data)
        return .account(account.id, isNew: false, isRecycled: isRecycled)
    }

    private func create(in data: any DataWriter) throws -> Outcome {
        guard createsAccount else { throw Refusal.accountNotFound }
        guard settings.allowsSignUp else { throw Refusal.signUpDisabled }
        guard let newcomer else { throw Refusal.accountChanged }
        guard try newcomer.insert(in: data) else { throw AccountConflict.accountID }
        return .account(newcomer.account.id, isNew: true, isRecycled: false)
    }

    func save(
        _ change: PermittedChange,
        since before: Account,
        in data: any DataWriter
    ) throws {
        try data.save(change, sharingEmail: !settings.oneAccountPerEmail)
        try events.recordChange(from: before, to: change.account, in: data)
    }
}
