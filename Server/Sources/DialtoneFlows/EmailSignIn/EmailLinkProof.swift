import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

/// A user who proved ownership of ``address`` with an email link.
struct EmailLinkProof: Sendable {
    let address: EmailAddress
    let project: ProjectID

    /// The rule that an owner must satisfy to add the address to an account.
    let rule: ChangeRule

    let allowsSignUp: Bool

    /// The account to create if no account has the address.
    let newcomer: ApprovedAccount?

    let events: AccountEvents
    let now: Timestamp

    /// Uses the code that proves ownership of the address.
    func take(_ digest: TokenDigest, in data: any ActionCodeRecords & CallTallyWriter) throws {
        let code = try ActionCodes.take(
            digest,
            of: project,
            in: data,
            at: now,
            where: { $0.purpose == .emailSignIn }
        )
        guard code.email == address.rawValue else { throw Refusal.emailMismatch }
    }

    /// Returns the account with the address, and creates one if there is none.
    func resolve(
        leaving notices: OwnerNotices,
        in data: any SignInResolutionRecords
    ) throws -> (AccountID, isNew: Bool) {
        if let owner = try data.account(email: address.rawValue, of: project) {
            return (try enter(owner.id, leaving: notices, in: data), false)
        }
        return (try create(in: data), true)
    }

    /// Makes the address that of the account of `token`.
    ///
    /// If it replaces another address, all other sessions end, and the owner gets a notice at the
    /// former address.
    func link(
        to token: CheckedIDToken,
        leaving notices: OwnerNotices,
        in data: any AccountReader & CredentialChangeRecords & SessionReader
    ) throws {
        let owner = try data.account(email: address.rawValue, of: project)
        guard owner == nil || owner?.id == token.accountID else { throw Refusal.emailInUse }
        let acting = try token.hold(in: data)
        let before = acting.account
        var account = before
        let replacesAddress = before.email != nil && before.email != address.rawValue
        if replacesAddress { account.changeEmail(to: address, isVerified: true, at: now) }
        account.email = address.rawValue
        account.isEmailVerified = true
        account.hasEmailLinkSignIn = true
        if replacesAddress {
            _ = try acting.saveEndingOthers(
                &account,
                under: rule,
                proving: .addition,
                in: data
            )
            try data.deleteActionCodes(for: .passwordReset, of: account.id, in: project)
        } else {
            try data.save(rule.permit(account, by: acting, proving: .addition))
        }
        try events.recordChange(from: before, to: account, in: data)
        try notices.leave(
            of: account,
            since: before,
            isInDoubt: rule.isInDoubt(acting),
            in: data,
            at: now
        )
    }

    private func enter(
        _ id: AccountID,
        leaving notices: OwnerNotices,
        in data: any CredentialChangeRecords
    ) throws -> AccountID {
        let before = try hold(id, in: data)
        var account = before
        let endsSessions = account.proveEmail(at: now)
        account.hasEmailLinkSignIn = true
        if endsSessions {
            try data.saveEndingSessions(.byProof(account))
        } else {
            try data.save(.byProof(account))
        }
        try events.recordChange(from: before, to: account, in: data)
        try notices.queueText(ofProofBy: account, since: before, in: data, at: now)
        return id
    }

    private func create(in data: any SignUpRecords) throws -> AccountID {
        guard allowsSignUp else { throw Refusal.signUpDisabled }
        guard let newcomer else { throw Refusal.accountChanged }
        guard try newcomer.insert(in: data) else { throw AccountConflict.accountID }
        return newcomer.account.id
    }

    private func hold(_ id: AccountID, in data: any AccountWriter) throws -> Account {
        guard let account = try data.holdAccount(id, of: project) else {
            throw Refusal.accountNotFound
        }
        guard account.isDisabled != true else { throw account.disabledRefusal }
        return account
    }
}
