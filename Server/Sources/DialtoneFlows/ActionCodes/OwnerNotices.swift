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

    /// Stores the codes of the notices of an added second factor, and the text message.
    func leave(
        ofAdded factor: SecondFactorID,
        to account: Account,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        if let email = account.email {
            var code = ActionCode(
                mail,
                for: .revertSecondFactor,
                email: email,
                account: account,
                in: account.projectID,
                at: now
            )
            code.secondFactorID = factor
            try data.insert(code)
        }
        try queueText(ofAdded: factor, to: account, in: data, at: now)
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
        try queueText(of: account, since: before, isInDoubt: isInDoubt, in: data, at: now)
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

    /// Makes a change with `change`, and sends the notices that its transaction stored.
    ///
    /// They are sent even if `change` fails after that transaction, for example when it signs
    /// tokens.
    func delivering<Value: Sendable>(
        _ notices: OwnerNotices,
        _ change: () async throws -> Value
    ) async throws -> Value {
        do {
            let value = try await change()
            await deliver(notices)
            return value
        } catch {
            await deliver(notices)
            throw error
        }
    }

    /// Mails the notice that the transaction of a change stored under `secret`, if there is one.
    ///
    /// The change is already stored: a mail that cannot be sent does not undo it, and must not make
    /// the call fail.
    private func deliverMail(
        _ secret: ActionSecret,
        link: ActionLink?,
        for caller: AppCaller
    ) async {
        do {
            let notice = try await store.read { try OwnerNotice(leftUnder: secret, in: $0) }
            guard let notice else { return }
            await send(
                notice.code,
                secret,
                as: notice.kind,
                link: notice.canUndo ? link : nil,
                for: caller
            )
        } catch {
            mailer.logDropped(.signInChanged, because: error, of: caller.projectID)
        }
    }
}
