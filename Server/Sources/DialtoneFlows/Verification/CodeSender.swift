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
    private let texts: any MessageText
    private let appVerifier: any AppVerifier
    private let hooks: any AccountHooks
    private let keys: VerificationKeys
    private let caps: ServerSpendCaps

    /// The checks that a number must pass to get a message.
    private let numberTest: NumberTest
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        messages: any SMSSender,
        texts: any MessageText,
        appVerifier: any AppVerifier,
        hooks: any AccountHooks,
        keys: VerificationKeys,
        caps: ServerSpendCaps,
        numberTest: NumberTest,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.messages = messages
        self.texts = texts
        self.appVerifier = appVerifier
        self.hooks = hooks
        self.keys = keys
        self.caps = caps
        self.numberTest = numberTest
        self.clock = clock
        self.random = random
    }

    /// Opens a verification session and sends its code, or returns the session that is already
    /// open.
    ///
    /// The session is durable before the message is sent. A repeated request within the resend
    /// window returns the same session and sends nothing.
    package func send(_ request: CodeRequest) async throws -> PendingVerification {
        let project = request.caller.project.project
        try request.checkOffer()
        let number = try CodeRequest.parse(request.phoneNumber)
        let phoneNumber = number.number
        SecurityTrail.current?.note(region: number.regionCode)
        if let code = request.caller.project.testCodes[phoneNumber] {
            return try await openTestSession(for: phoneNumber, request, code: code)
        }
        try checkPlan(of: number, by: project.settings)
        guard project.settings.smsRegions.allows(number) else {
            throw Refusal.regionNotAllowed
        }
        try project.settings.sendGuard.checkKind(of: number)
        let verdict = try await appVerifier.verify(
            AppVerificationRequest(
                project: project,
                app: request.app,
                phoneNumber: phoneNumber,
                signedText: request.signedText,
                purpose: request.purpose,
                proof: request.appProof
            )
        )
        let now = clock.now
        let opening = opening(for: number, request, verdict, at: now)
        switch try await store.write({ try opening.decide(in: $0, at: now) }) {
        case .found(let session):
            return pending(
                session,
                sessionInfo(of: session),
                at: now,
                appInstance: verdict.instance
            )
        case .opened(let session):
            try await askHooks(about: opening, for: request)
            try await deliver(opening)
            let sessionInfo = opening.message.sessionInfo
            return pending(session, sessionInfo, at: now, appInstance: verdict.instance)
        case .refused(let refusal):
            throw refusal
        }
    }
}

extension CodeSender {
    /// Throws if the number is in no numbering plan, see ``NumberTest``.
    private func checkPlan(of number: PlannedNumber, by settings: ProjectSettings) throws(Refusal) {
        guard !settings.sendGuard.allows(.unknown) else { return }
        do {
            try number.check(as: numberTest)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }

    private func opening(
        for number: PlannedNumber,
        _ request: CodeRequest,
        _ verdict: AppVerdict,
        at now: Timestamp
    ) -> SessionOpening {
        let caller = request.caller
        let length = caller.settings.phoneSignIn.codes.length
        let code = OneTimeCode(length: length, random: random)
        let session = session(
            for: number.number,
            request,
            code: code,
            at: now,
            installation: verdict.installation
        )
        let message = message(with: code, to: number, for: request, in: session)
        return SessionOpening(
            session: session,
            message: message,
            state: messages.stateOnceSent,
            attempt: SendAttempt(
                of: session,
                to: number,
                for: request,
                verdict: verdict,
                segments: message.wording.segments
            ),
            project: caller.project.project,
            caps: caps
        )
    }

    private func message(
        with code: OneTimeCode,
        to number: PlannedNumber,
        for request: CodeRequest,
        in session: VerificationSession
    ) -> TextMessage {
        let caller = request.caller
        return TextMessage(
            projectID: session.projectID,
            appID: request.app?.appID,
            sessionID: session.id,
            phoneNumber: session.phoneNumber,
            region: number.regionCode,
            wording: texts.wording(
                of: code,
                for: caller.project.project,
                app: request.app,
                in: caller.languages
            ),
            sender: caller.settings.messages.sender(in: number.regionCode),
            purpose: session.purpose,
            code: code,
            sessionInfo: sessionInfo(of: session),
            sentAt: session.createdAt,
            expiresAt: session.expiresAt
        )
    }

    private func session(
        for phoneNumber: PhoneNumber,
        _ request: CodeRequest,
        code: OneTimeCode,
        at now: Timestamp,
        installation: String? = nil,
        isTest: Bool = false
    ) -> VerificationSession {
        let settings = request.caller.settings
        let policy = settings.phoneSignIn.codes
        let id = VerificationSessionID(random: random, at: now)
        return VerificationSession(
            id: id,
            projectID: request.caller.projectID,
            purpose: request.purpose,
            phoneNumber: phoneNumber,
            codeDigest: keys.codes.digest(of: code, in: id),
            triesLeft: policy.triesPerSession,
            createdAt: now,
            expiresAt: now + policy.lifetime,
            resendAt: now,
            isTest: isTest,
            isGuarded: !isTest && settings.sendGuard.mode != .off,
            installation: installation
        )
    }

    /// Calls the hook.
    ///
    /// A number that it rejects stays counted, so that retries cannot call it in a loop.
    private func askHooks(
        about opening: SessionOpening,
        for request: CodeRequest
    ) async throws {
        let session = opening.session
        guard request.caller.project.hook(at: .beforeSendSMS) != nil else { return }
        do {
            try await hooks.beforeSendSMS(
                to: session.phoneNumber,
                for: SMSPurpose(session.purpose),
                of: request.caller
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
            try await withdraw(opening, because: (error as? MessageNotTaken)?.reason ?? .other)
            throw Refusal.messageNotSent
        }
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
            try opening.spending?.withdraw(in: data, at: now)
        }
    }

    /// Returns the open session of a fictional number, or opens one; no message is sent.
    private func openTestSession(
        for phoneNumber: PhoneNumber,
        _ request: CodeRequest,
        code: OneTimeCode
    ) async throws -> PendingVerification {
        let now = clock.now
        let draft = session(for: phoneNumber, request, code: code, at: now, isTest: true)
        let opening = FictionalOpening(
            draft: draft,
            policy: request.caller.settings.phoneSignIn.failures,
            isCurrent: { [keys] in $0.codeDigest.matches(keys.codes.digest(of: code, in: $0.id)) }
        )
        let session = try await store.write { try opening.session(in: $0, at: now) }
        return pending(session, sessionInfo(of: session), at: now)
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

    private func sessionInfo(of session: VerificationSession) -> SessionInfo {
        SessionInfo(sealing: session.id, of: session.projectID, key: keys.sessionInfo)
    }
}
