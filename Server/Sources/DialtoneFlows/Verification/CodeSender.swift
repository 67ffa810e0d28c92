package import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard
package import PhoneNumbers

/// Sends one-time codes: the first half of phone sign-in.
///
/// It never reads accounts, so its response cannot reveal whether a number has one.
package struct CodeSender: Sendable {
    private let store: any DataStore
    private let messages: any SMSSender
    private let appVerifier: any AppVerifier
    private let hooks: any AccountHooks
    private let drafter: CodeDrafter
    private let caps: Reloadable<ServerSpendCaps>

    /// The checks that a number must pass to get a message.
    private let numberTest: NumberTest
    private let clock: ServerClock

    package init(
        store: any DataStore,
        messages: any SMSSender,
        texts: any MessageText,
        appVerifier: any AppVerifier,
        hooks: any AccountHooks,
        keys: VerificationKeys,
        caps: Reloadable<ServerSpendCaps>,
        numberTest: NumberTest,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.messages = messages
        self.appVerifier = appVerifier
        self.hooks = hooks
        self.caps = caps
        drafter = CodeDrafter(
            texts: texts,
            keys: keys,
            caps: caps,
            state: messages.stateOnceSent,
            random: random
        )
        self.numberTest = numberTest
        self.clock = clock
    }

    /// Opens a verification session and sends its code, or returns the session that is already
    /// open.
    ///
    /// The session is durable before the message is sent. A repeated request within the resend
    /// window returns the same session and sends nothing.
    ///
    /// `text` is the number as the app sent it. `signedText` is what the app signed, if its proof
    /// is a signature and it signed something else.
    package func send(
        to text: String,
        for purpose: VerificationPurpose = .signIn,
        by caller: AppCaller,
        proof: AppProof,
        signedText: String? = nil
    ) async throws -> PendingVerification {
        if purpose == .signIn { try Self.checkOffer(to: caller) }
        let number = try PlannedNumber.requested(text)
        SecurityTrail.current?.note(region: number.regionCode)
        if let code = caller.project.testCodes[number.number] {
            return try await openTestSession(for: number.number, purpose, by: caller, code: code)
        }
        try check(number, by: caller.settings)
        let verdict = try await appVerifier.verify(
            proof.about(
                number.number.e164,
                signedAs: signedText ?? text,
                for: .message(purpose)
            ),
            from: caller
        )
        return try await openSession(for: number, purpose, by: caller, verdict)
    }

    /// Decides in one transaction, then sends the message if it opened a session.
    private func openSession(
        for number: PlannedNumber,
        _ purpose: VerificationPurpose,
        by caller: AppCaller,
        _ verdict: AppVerdict
    ) async throws -> PendingVerification {
        let now = clock.now
        let opening = drafter.opening(for: number, purpose, by: caller, verdict, at: now)
        switch try await store.write({ try opening.decide(in: $0, at: now) }) {
        case .found(let session):
            return pending(
                session,
                drafter.sessionInfo(of: session),
                at: now,
                appInstance: verdict.instance
            )
        case .opened(let session):
            try await askHooks(about: opening, for: caller)
            try await deliver(opening)
            return pending(
                session,
                opening.message.sessionInfo ?? drafter.sessionInfo(of: session),
                at: now,
                appInstance: verdict.instance
            )
        case .refused(let refusal):
            throw refusal
        }
    }
}

extension CodeSender {
    /// Throws if the project does not allow phone sign-in; for a second factor's code, the flow has
    /// already checked that.
    private static func checkOffer(to caller: AppCaller) throws(Refusal) {
        guard caller.projectID.tenantID == nil else { throw .tenantsUnsupported }
        guard caller.settings.phoneSignIn.isEnabled else { throw .phoneSignInDisabled }
    }

    /// Throws if the project sends no messages to such numbers.
    private func check(_ number: PlannedNumber, by settings: ProjectSettings) throws(Refusal) {
        try checkPlan(of: number, by: settings)
        guard settings.smsRegions.allows(number) else { throw .regionNotAllowed }
        try settings.sendGuard.checkKind(of: number)
    }

    /// Throws if the number is in no numbering plan, see ``NumberTest``.
    private func checkPlan(of number: PlannedNumber, by settings: ProjectSettings) throws(Refusal) {
        guard !settings.sendGuard.allows(.unknown) else { return }
        do {
            try number.check(as: numberTest)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }

    /// Calls the hook.
    ///
    /// A number that it rejects stays counted, so that retries cannot call it in a loop.
    private func askHooks(
        about opening: SessionOpening,
        for caller: AppCaller
    ) async throws {
        let session = opening.session
        guard caller.project.hook(at: .beforeSendSMS) != nil else { return }
        do {
            try await hooks.beforeSendSMS(
                to: session.phoneNumber,
                for: SMSPurpose(session.purpose),
                of: caller
            )
        } catch let refusal as Refusal where refusal.isHookRefusal {
            let now = clock.now
            try await store.write { data in
                try data.supersedeVerificationSession(session.id, at: now)
                try data.failMessage(session.id, reason: nil, at: now)
            }
            throw refusal
        } catch {
            try await withdraw(opening, because: nil)
            throw error
        }
    }

    private func deliver(_ opening: SessionOpening) async throws {
        do {
            try await messages.send(opening.message)
        } catch {
            let reason = (error as? MessageNotAccepted)?.reason ?? .other
            SecurityTrail.count(.codeNotSent(reason))
            try await withdraw(opening, because: reason)
            throw Refusal.messageNotSent
        }
        SecurityTrail.count(.codeSent(region: opening.attempt.region, cost: opening.cost))
    }

    /// Lets the user retry immediately, because no gateway accepted the message.
    private func withdraw(
        _ opening: SessionOpening,
        because reason: SendProblem.Reason?
    ) async throws {
        let session = opening.session
        let now = clock.now
        try await store.write { data in
            var line = try opening.line(in: data, at: now)
            line.withdrawSend(at: session.createdAt)
            try line.save(in: data)
            try data.supersedeVerificationSession(session.id, at: now)
            try data.failMessage(session.id, reason: reason, at: now)
            if session.isGuarded { try SendGuard.withdraw(session.id, in: data, at: now) }
            try caps.current.withdraw(
                opening.attempt,
                by: opening.project.settings.sendGuard,
                in: data,
                at: now
            )
        }
    }

    /// Returns the open session of a fictional number, or opens one; no message is sent.
    private func openTestSession(
        for phoneNumber: PhoneNumber,
        _ purpose: VerificationPurpose,
        by caller: AppCaller,
        code: OneTimeCode
    ) async throws -> PendingVerification {
        let now = clock.now
        let draft = drafter.session(
            for: phoneNumber,
            purpose,
            by: caller,
            code: code,
            at: now,
            isTest: true
        )
        let opening = FictionalOpening(
            draft: draft,
            policy: caller.settings.phoneSignIn.failures,
            isCurrent: { [drafter] in drafter.hasCode(code, in: $0) }
        )
        let session = try await store.write { try opening.session(in: $0, at: now) }
        return pending(session, drafter.sessionInfo(of: session), at: now)
    }

    private func pending(
        _ session: VerificationSession,
        _ sessionInfo: SessionInfo,
        at now: Timestamp,
        appInstance: String? = nil
    ) -> PendingVerification {
        PendingVerification(
            sessionInfo: sessionInfo,
            expiresIn: session.expiresAt - now,
            resendAfter: session.resendAt - now,
            appInstance: appInstance
        )
    }
}

/// A verification session that waits for its code.
package struct PendingVerification: Sendable {
    package let sessionInfo: SessionInfo
    package let expiresIn: TimeSpan
    package let resendAfter: TimeSpan

    /// The token that identifies the app's installation in later requests.
    package var appInstance: String?
}

extension PlannedNumber {
    /// Parses a number that need only be possible: it may be fictional.
    static func requested(_ text: String) throws(Refusal) -> PlannedNumber {
        do {
            return try PlannedNumber(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }
}
