import DialtoneBasics
import DialtoneModel

/// The notices to an account's owner that one change of its sign-in methods may cause.
///
/// The transaction of the change calls ``leave(of:since:isInDoubt:in:at:)``, and its caller
/// ``ActionCodeIssuer/deliver(_:)`` after the commit.
struct OwnerNotices: Sendable {
    /// The secret of the link in the mail.
    let mail: ActionSecret

    /// The secret of the link in the text message.
    let text: ActionSecret

    /// The ID of the text message.
    let messageID: VerificationSessionID

    let link: ActionLink?
    let caller: AppCaller
    let texter: AccountTexter

    /// The action of the link in the text message.
    var action: AccountNotice.Action? {
        link.map { AccountNotice.Action(code: text.text, link: $0.shortURL(secret: text)) }
    }

    /// Stores the codes of the notices that are needed, and the text message.
    ///
    /// `isInDoubt` means that the change was made without a recent sign-in.
    func leave(
        of account: Account,
        since before: Account,
        isInDoubt: Bool = false,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        try OwnerNotice.leave(
            mail,
            of: account,
            since: before,
            isInDoubt: isInDoubt,
            isLimited: caller.settings.passwordSignIn.limitsAttempts,
            in: data,
            at: now
        )
        try leaveText(of: account, since: before, isInDoubt: isInDoubt, in: data, at: now)
    }
}

extension ActionCodeIssuer {
    /// Prepares the notices of a change by `caller`; without `link`, they cannot undo it.
    func notices(link: ActionLink?, for caller: AppCaller) -> OwnerNotices {
        OwnerNotices(
            mail: ActionSecret(random: random),
            text: ActionSecret(random: random),
            messageID: VerificationSessionID(random: random, at: clock.now),
            link: link,
            caller: caller,
            texter: texter
        )
    }

    /// Sends the notices that the transaction of the change stored.
    func deliver(_ notices: OwnerNotices) async {
        await deliverMail(notices.mail, link: notices.link, for: notices.caller)
        await texter.deliver(notices)
    }
}
