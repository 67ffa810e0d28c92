import DialtoneBasics
import DialtoneModel

/// A mail that notifies the owner of an account of a change to its sign-in methods, at the former
/// address, with a code that undoes the change.
///
/// The transaction of the change stores the code, so that no change is durable without it. The mail
/// is sent afterwards, see ``ActionCodeIssuer/deliver(_:)``.
struct OwnerNotice: Sendable {
    let code: ActionCode
    let kind: AccountNotice.Kind

    /// Whether the code can undo the change; otherwise the mail has no link.
    let canUndo: Bool

    /// Stores the code under `secret`, if a mail is needed.
    ///
    /// None is needed if nothing changed or the account had no address before. If `isLimited`, none
    /// is sent to an address that has reached its limit. An unverified address is only told that it
    /// was changed or removed: it may be a mistyped address of someone else. `isInDoubt` means that
    /// the change was made without a recent sign-in.
    static func leave(
        _ secret: ActionSecret,
        of account: Account,
        since before: Account,
        isInDoubt: Bool = false,
        isLimited: Bool,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        let difference = CredentialDifference(from: before, to: account)
        guard let address = before.email, difference.isForNotice,
            before.isEmailVerified || account.email != address,
            try admitMail(to: address, of: before, in: data, at: now) || !isLimited
        else { return }
        var code = ActionCode(
            secret,
            for: .recoverEmail,
            email: address,
            account: before,
            in: before.projectID,
            at: now
        )
        code.newEmail = account.email == address ? nil : account.email
        if before.isEmailVerified {
            // If an old token is used for two changes, the second notice must not restore the first.
            let doubtful = try data.actionCodes(
                for: .recoverEmail,
                of: before.id,
                to: address,
                in: before.projectID,
                at: now
            )
            .first { $0.former?.isInDoubt == true }
            var former = doubtful?.former ?? FormerSignIn(of: before, at: now)
            former.wasNumberReplaced = difference.replacesNumber
            former.isInDoubt = isInDoubt || doubtful != nil
            code.former = former
        }
        try data.insert(code)
    }

    /// Reads the notice that was stored under `secret`; `nil` if there is none.
    init?(leftUnder secret: ActionSecret, in data: any AccountReader & ActionCodeReader) throws {
        guard var code = try data.actionCode(secret.digest) else { return nil }
        let account = try code.accountID.flatMap { try data.account($0, of: code.projectID) }
        code.displayName = account?.displayName
        self.code = code
        guard code.purpose != .revertSecondFactor else {
            (kind, canUndo) = (.secondFactorAdded, true)
            return
        }
        canUndo = account?.canRecoverEmail(by: code) == true
        kind =
            if code.newEmail != nil {
                .emailChanged
            } else {
                code.former?.wasNumberReplaced == true ? .phoneNumberChanged : .signInChanged
            }
    }

    /// Counts the mail, and returns whether it may be sent.
    ///
    /// The holder of a session can cause any number of such mails. A verified address has a
    /// separate limit, so that mails requested by others do not use up its notices.
    private static func admitMail(
        to address: String,
        of account: Account,
        in data: any AttemptLedgerWriter,
        at now: Timestamp
    ) throws -> Bool {
        var ledger = try data.holdAttempts(
            account.isEmailVerified ? .notice : .mail,
            of: address,
            in: account.projectID
        )
        guard ledger.attempt(at: now) == nil else { return false }
        try data.save(ledger)
        return true
    }
}
