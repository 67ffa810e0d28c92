package import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard
package import Logging
package import PhoneNumbers

/// Sends notices to accounts' owners as text messages.
package struct AccountTexter: Sendable {
    private let store: any DataStore
    private let sender: any SMSSender
    private let texts: any MessageText
    private let hooks: any AccountHooks
    private let caps: Reloadable<ServerSpendCaps>
    private let numberTest: NumberTest
    private let clock: ServerClock
    private let logger: Logger

    package init(
        store: any DataStore,
        sender: any SMSSender,
        texts: any MessageText,
        hooks: any AccountHooks,
        caps: Reloadable<ServerSpendCaps>,
        numberTest: NumberTest,
        clock: ServerClock,
        logger: Logger
    ) {
        self.store = store
        self.sender = sender
        self.texts = texts
        self.hooks = hooks
        self.caps = caps
        self.numberTest = numberTest
        self.clock = clock
        self.logger = logger
    }

    /// The initial delivery state of a notice in the log.
    var stateOnceSent: DeliveryState { sender.stateOnceSent }

    /// A notice, with what the guard evaluates.
    struct Draft: Sendable {
        let message: TextMessage
        let attempt: SendAttempt
    }

    /// Returns the notice to `number`, or `nil` if the project sends no message there.
    func draft(
        _ kind: AccountNotice.Kind,
        of notices: OwnerNotices,
        hasLink: Bool,
        to number: PhoneNumber,
        at now: Timestamp
    ) -> Draft? {
        let caller = notices.caller
        guard caller.settings.credentialChanges.sendsSMSNotices,
            let planned = plannedNumber(number, for: caller)
        else { return nil }
        let action = hasLink ? notices.action : nil
        let message = TextMessage(
            projectID: caller.projectID,
            sessionID: notices.messageID,
            phoneNumber: number,
            region: planned.regionCode,
            wording: texts.notice(
                kind,
                link: action?.link,
                for: caller.project.project,
                in: caller.languages
            ),
            sender: caller.settings.messages.sender(in: planned.regionCode)?.withoutTemplate,
            content: .notice(kind, action),
            sentAt: now,
            expiresAt: now + ActionPurpose.recoverEmail.lifetime
        )
        return draft(of: message, to: planned, by: caller.settings.sendGuard)
    }

    private func draft(
        of message: TextMessage,
        to number: PlannedNumber,
        by settings: SendGuardSettings
    ) -> Draft {
        let kind = NumberKind(of: number)
        let segments = message.wording.segments
        return Draft(
            message: message,
            attempt: SendAttempt(
                projectID: message.projectID,
                appID: nil,
                instance: nil,
                phoneNumber: message.phoneNumber,
                kind: kind,
                region: number.regionCode,
                origin: .unknown,
                isProved: false,
                isKnown: false,
                segments: segments,
                cost: settings.price(ofSegments: segments, in: kind.priced(in: number.regionCode)),
                at: message.sentAt,
                isNotice: true
            )
        )
    }

    /// Returns the number if codes could be sent to it as well.
    private func plannedNumber(_ number: PhoneNumber, for caller: AppCaller) -> PlannedNumber? {
        let settings = caller.settings
        guard caller.projectID.tenantID == nil, settings.phoneSignIn.isEnabled,
            caller.project.testCodes[number] == nil,
            let planned = try? PlannedNumber(parsing: number.e164),
            settings.smsRegions.allows(planned),
            (try? settings.sendGuard.checkKind(of: planned)) != nil
        else { return nil }
        guard !settings.sendGuard.allows(.unknown) else { return planned }
        return (try? planned.check(as: numberTest)) == nil ? nil : planned
    }

    /// Counts the notice, and returns whether it may be sent.
    func admit(
        _ draft: Draft,
        of project: Project,
        in data: any OwnerNoticeRecords,
        at now: Timestamp
    ) throws -> Bool {
        let message = draft.message
        let settings = project.settings
        let optOut = try data.ledger(of: message.phoneNumber, in: project.id).optOut
        guard optOut?.isInForce(at: now) != true else { return false }
        var ledger = try data.holdAttempts(.textNotice, of: message.noticeSubject, in: project.id)
        let wait = ledger.attempt(at: now)
        guard wait == nil || !settings.passwordSignIn.limitsAttempts else { return false }
        let sendGuard = SendGuard(of: project, under: caps.current)
        let isAdmitted =
            settings.sendGuard.mode == .off
            ? try sendGuard.admitUnguarded(draft.attempt, in: data) == nil
            : try sendGuard.admitNotice(
                draft.attempt,
                isLimited: message.notice != .phoneNumberChanged,
                in: data
            )
        guard isAdmitted else { return false }
        try data.save(ledger)
        return true
    }
}

extension AccountTexter {
    /// Sends the message that the transaction of the change stored, if there is one.
    ///
    /// The change is already stored: a message that cannot be sent does not undo it, and must not
    /// make the call fail.
    func deliver(_ notices: OwnerNotices) async {
        do {
            let (record, code) = try await store.read { data in
                (try data.message(notices.messageID), try data.actionCode(notices.text.digest))
            }
            guard let record, let kind = record.notice,
                let draft = draft(
                    kind,
                    of: notices,
                    hasLink: code != nil,
                    to: record.phoneNumber,
                    at: record.createdAt
                )
            else { return }
            await send(draft, of: notices)
        } catch {
            logDropped(.signInChanged, because: error, of: notices.caller.projectID)
            await withdraw(nil, of: notices, because: error)
        }
    }

    private func send(_ draft: Draft, of notices: OwnerNotices) async {
        let drop = { @Sendable (error: any Error) async in
            await withdraw(draft, of: notices, because: error)
        }
        do {
            try await hooks.beforeSendSMS(
                to: draft.message.phoneNumber,
                for: .accountNotice,
                of: notices.caller
            )
        } catch {
            return await drop(error)
        }
        await sender.submit(draft.message, refused: drop)
    }

    /// Uncounts a message that was not sent, and deletes the code of its link.
    ///
    /// Without the code, the next change gets a notice of its own. If it is not known what the
    /// message was, it stays counted.
    private func withdraw(
        _ draft: Draft?,
        of notices: OwnerNotices,
        because error: any Error
    ) async {
        let caller = notices.caller
        let digest = notices.text.digest
        let now = clock.now
        if let kind = draft?.message.notice {
            logDropped(kind, because: error, of: caller.projectID)
        }
        do {
            try await store.write { data in
                _ = try data.consumeActionCode(digest, at: now)
                try data.failMessage(
                    notices.messageID,
                    reason: (error as? MessageNotAccepted)?.reason,
                    at: now
                )
                guard let draft else { return }
                var ledger = try data.holdAttempts(
                    .textNotice,
                    of: draft.message.noticeSubject,
                    in: caller.projectID
                )
                ledger.withdraw(.init(at: draft.message.sentAt))
                try data.save(ledger)
                if caller.settings.sendGuard.mode != .off {
                    try SendGuard.withdrawNotice(draft.attempt, in: data, at: now)
                }
                try caps.current.withdraw(
                    draft.attempt,
                    by: caller.settings.sendGuard,
                    in: data,
                    at: now
                )
            }
        } catch {
            logDropped(.signInChanged, because: error, of: caller.projectID)
        }
    }

    private func logDropped(
        _ kind: AccountNotice.Kind,
        because error: any Error,
        of project: ProjectID
    ) {
        logger.warning(
            "a notice was not sent",
            metadata: [
                "notice": "\(kind.rawValue)", "project": "\(project)",
                "error.type": "\(type(of: error))",
            ]
        )
    }
}

extension TextMessage {
    /// What the limit on notices counts.
    ///
    /// Notices of second factors and recovery codes count apart: they must not use up the notice
    /// that gives the account back.
    fileprivate var noticeSubject: String {
        switch notice {
        case .secondFactorAdded, .secondFactorRemoved: "\(phoneNumber.e164) second factor"
        case .recoveryCodesCreated: "\(phoneNumber.e164) recovery codes"
        case .recoveryCodeUsed: "\(phoneNumber.e164) recovery code used"
        default: phoneNumber.e164
        }
    }
}

extension SenderIdentity {
    /// The sender without the registered template, which is that of codes.
    fileprivate var withoutTemplate: SenderIdentity {
        var sender = self
        sender.templateID = nil
        return sender
    }
}
