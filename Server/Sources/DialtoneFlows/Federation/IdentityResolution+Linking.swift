import DialtoneFederation
import DialtoneIDTokens
import DialtoneModel

/// Adds identities to accounts whose owners are signed in.
extension IdentityResolution {
    /// The reason why the identity cannot be linked to an account.
    struct Conflict: Error {
        let refusal: Refusal
    }

    /// Throws a ``Conflict`` if another account has the identity or its address.
    func checkConflict(with id: AccountID, in data: any AccountReader) throws {
        if let holder = try holder(in: data), holder.id != id {
            throw Conflict(refusal: .identityInUse)
        }
        if settings.oneAccountPerEmail, let email = identity.email,
            let owner = try data.account(email: email, of: projectID), owner.id != id
        {
            throw Conflict(refusal: .emailInUse)
        }
    }

    /// Links the identity to the account of `token`, and stores the notices for the owner.
    ///
    /// Throws ``AccountConflict`` if a concurrent transaction claimed the identity first.
    func link(
        to token: CheckedIDToken,
        leaving notices: OwnerNotices,
        in data: any AccountReader & CredentialChangeRecords & SessionReader
    ) throws {
        let acting = try token.hold(in: data)
        try checkConflict(with: token.accountID, in: data)
        let found = acting.account
        var account = found
        if settings.oneAccountPerEmail, let email = identity.email {
            if account.email == nil {
                account.email = email
                account.isEmailVerified = identity.isEmailVerified
            } else if account.email == email, identity.isEmailVerified {
                account.isEmailVerified = true
            }
        }
        account.link(identity)
        let rule = ChangeRule(settings, at: now)
        let change = try rule.permit(account, by: acting, proving: .addition)
        try save(change, since: found, in: data)
        try notices.leave(
            of: account,
            since: found,
            isInDoubt: rule.isInDoubt(acting),
            in: data,
            at: now
        )
    }
}
