import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension OwnerNotices {
    /// How long the link of one text message stands for all later changes.
    private static let pause = TimeSpan.days(1)

    /// The same for changes without a recent sign-in.
    ///
    /// It is short, because the owner may have made the first one.
    private static let pauseInDoubt = TimeSpan.hours(1)

    /// Stores the text message about a change, if the owner can be told only by one.
    ///
    /// The link of an earlier message undoes later changes as well. So an account gets one message
    /// a day; a change without a recent sign-in gets its own after an hour, because the owner may
    /// have made the change before it.
    func queueText(
        of account: Account,
        since before: Account,
        isInDoubt: Bool,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        let difference = CredentialDifference(from: before, to: account)
        guard difference.isForNotice, let number = before.numberForNotices(at: now) else { return }
        let open = try data.actionCodes(
            for: .recoverEmail,
            of: before.id,
            to: number,
            in: before.projectID,
            at: now
        )
        let isCovered = open.contains { code in
            isInDoubt
                ? code.former?.isInDoubt == true && now - code.createdAt < Self.pauseInDoubt
                : now - code.createdAt < Self.pause
        }
        guard !isCovered else { return }
        // If an old token is used for two changes, the second notice must not restore the first.
        let doubtful = open.first { $0.former?.isInDoubt == true }
        var former = doubtful?.former ?? FormerSignIn(of: before, at: now)
        former.isInDoubt = isInDoubt || doubtful != nil
        former.wasNumberReplaced = difference.replacesNumber
        var code = newCode(for: .recoverEmail, of: before, to: number, at: now)
        code.former = former
        // The address belongs to the same state.
        if let doubtful { code.email = doubtful.email }
        try leave(
            difference.replacesNumber ? .phoneNumberChanged : .signInChanged,
            code,
            of: before,
            to: number,
            in: data,
            at: now
        )
    }

    /// Stores the text message to a number that an account lost because a mailbox owner proved the
    /// account's address, which was unproved until then.
    ///
    /// The message has no link: the number may be that of an attacker who created the account with
    /// another user's address.
    func queueText(
        ofProofBy account: Account,
        since before: Account,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        guard let number = before.phoneNumber, account.phoneNumber == nil else { return }
        try leave(.phoneNumberChanged, nil, of: before, to: number, in: data, at: now)
    }

    /// Stores the text message about a second factor that was added, or removed if `factor` is
    /// `nil`.
    func queueText(
        ofAdded factor: SecondFactorID?,
        to account: Account,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        guard let number = account.numberForNotices(at: now) else { return }
        var code = factor.map { _ in
            newCode(for: .revertSecondFactor, of: account, to: number, at: now)
        }
        code?.secondFactorID = factor
        try leave(
            factor == nil ? .secondFactorRemoved : .secondFactorAdded,
            code,
            of: account,
            to: number,
            in: data,
            at: now
        )
    }

    /// Stores the text message about recovery codes, which has no link: the use of a code cannot be
    /// undone, and new codes replace those of a thief.
    func queueText(
        ofRecovery kind: AccountNotice.Kind,
        of account: Account,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        guard let number = account.numberForNotices(at: now) else { return }
        try leave(kind, nil, of: account, to: number, in: data, at: now)
    }

    private func newCode(
        for purpose: ActionPurpose,
        of account: Account,
        to number: PhoneNumber,
        at now: Timestamp
    ) -> ActionCode {
        var code = ActionCode(
            text,
            for: purpose,
            email: account.email ?? "",
            account: account,
            in: account.projectID,
            at: now
        )
        code.phoneNumber = number
        return code
    }

    /// Stores the message and the code of its link, unless the number may not get it.
    private func leave(
        _ kind: AccountNotice.Kind,
        _ code: ActionCode?,
        of account: Account,
        to number: PhoneNumber,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws {
        // The link would give the account to a person who may have the number now.
        let isDistrusted = caller.settings.dormantNumbers.distrustsNumber(of: account, at: now)
        let code = link == nil || isDistrusted ? nil : code
        guard
            let draft = texter.draft(
                kind,
                of: self,
                hasLink: code != nil,
                to: number,
                at: now
            ),
            try texter.admit(draft, of: caller.project.project, in: data, at: now)
        else { return }
        if let code { try data.insert(code) }
        try data.insert(MessageRecord(of: draft.message, state: texter.stateOnceSent))
    }
}

extension Account {
    /// Returns the number for notices of an account without a proved address.
    ///
    /// While a change without a recent sign-in is unconfirmed, the address may be a thief's.
    fileprivate func numberForNotices(at now: Timestamp) -> PhoneNumber? {
        let isInDoubt = unconfirmedProviders.values.contains {
            now - $0 < ChangeRule.confirmation
        }
        return email != nil && isEmailVerified && !isInDoubt ? nil : phoneNumber
    }
}
