import DialtoneBasics
import DialtoneFederation
import DialtoneModel

/// Decides, inside one transaction, which account a federated identity signs in to.
///
/// It is the account that has the identity; else, if the project allows one account per address,
/// the account with the address, provided that the identity provider has verified the address;
/// otherwise a new account. ``link(to:leaving:in:)`` handles users who are already signed in and
/// link the identity to their account.
struct IdentityResolution: Sendable {
    enum Outcome: Sendable {
        case account(AccountID, isNew: Bool, isRecycled: Bool)

        /// An account has the address, but the provider has not verified it.
        case unconfirmed(Account)
    }

    let identity: ProviderIdentity

    /// The account to create if the user has none.
    var newcomer: ApprovedAccount?

    let createsAccount: Bool
    let settings: ProjectSettings
    let projectID: ProjectID
    let events: AccountEvents
    let now: Timestamp

    /// Whether a new account may be created if the user has none.
    var mayCreateAccount: Bool { createsAccount && settings.allowsSignUp }

    /// Returns the account to create for a new user.
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

    /// Whether signing in would currently create an account.
    func needsAccount(in data: any AccountReader) throws -> Bool {
        guard try holder(in: data) == nil else { return false }
        guard settings.oneAccountPerEmail, let email = identity.email else { return true }
        return try data.account(email: email, of: projectID) == nil
    }

    /// Returns the account to sign in to, and creates or links it if necessary.
    ///
    /// Throws ``AccountConflict`` if a concurrent transaction claimed the identity first.
    func resolve(
        leaving notices: OwnerNotices,
        in data: any SignInResolutionRecords
    ) throws -> Outcome {
        let known = try holder(in: data)
        if let known, let account = try data.holdAccount(known.id, of: projectID) {
            return try signIn(to: account, in: data)
        }
        if settings.oneAccountPerEmail, let email = identity.email,
            let owner = try data.account(email: email, of: projectID)
        {
            guard identity.isEmailVerified else { return .unconfirmed(owner) }
            if let account = try data.holdAccount(owner.id, of: projectID) {
                return try merge(into: account, leaving: notices, in: data)
            }
        }
        return try create(in: data)
    }

    /// Returns the account that has the identity.
    func holder(in data: any AccountReader) throws -> Account? {
        try data.account(provider: identity.provider, rawID: identity.rawID, of: projectID)
    }

    private func signIn(to found: Account, in data: any AccountChangeRecords) throws -> Outcome {
        guard found.isDisabled != true else { throw found.disabledRefusal }
        var account = found
        account.link(identity)
        if let email = identity.email, email == account.email, identity.isEmailVerified {
            account.isEmailVerified = true
        }
        if account != found { try save(.byProof(account), since: found, in: data) }
        return .account(account.id, isNew: false, isRecycled: false)
    }

    /// Links the identity to the account with its address, which the provider has verified.
    ///
    /// If the account's address was unverified, an attacker may have registered it beforehand: all
    /// unverified credentials and the display name are removed.
    private func merge(
        into found: Account,
        leaving notices: OwnerNotices,
        in data: any CredentialChangeRecords
    ) throws -> Outcome {
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
        try notices.queueText(ofProofBy: account, since: found, in: data, at: now)
        return .account(account.id, isNew: false, isRecycled: isRecycled)
    }

    private func create(in data: any SignUpRecords) throws -> Outcome {
        guard createsAccount else { throw Refusal.accountNotFound }
        guard settings.allowsSignUp else { throw Refusal.signUpDisabled }
        guard let newcomer else { throw Refusal.accountChanged }
        guard try newcomer.insert(in: data) else { throw AccountConflict.accountID }
        return .account(newcomer.account.id, isNew: true, isRecycled: false)
    }

    func save(
        _ change: PermittedChange,
        since before: Account,
        in data: any AccountChangeRecords
    ) throws {
        try data.save(change, sharingEmail: !settings.oneAccountPerEmail)
        try events.recordChange(from: before, to: change.account, in: data)
    }
}
