import PhoneNumbers

/// Sends one-time codes: the first half of phone sign-in.
///
/// It never looks at accounts, so that its answer cannot tell whether a number has one.
package struct CodeSender: Sendable {
    private let store: any DataStore
    private let messages: any SMSSender
    private let texts: any MessageText
    private let appVerifier: any AppVerifier
    private let hooks: any AccountHooks
    private let keys: VerificationKeys
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        messages: any SMSSender,
        texts: any MessageText,
        appVerifier: any AppVerifier,
        hooks: any AccountHooks,
        keys: VerificationKeys,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.messages = messages
        self.texts = texts
        self.appVerifier = appVerifier
        self.hooks = hooks
        self.keys = keys
        self.clock = clock
        self.random = random
    }

    /// Opens a verification session and sends its code, or returns the session that is open.
    ///
    /// The session is durable before the message leaves. Asked again within the resend window,
    /// it returns the same session and sends nothing.
    package func send(_ request: CodeRequest) async throws -> PendingVerification {
        let project = request.caller.project.project
        try request.checkOffer()
        let phoneNumber = try CodeRequest.parse(request.phoneNumber)
        if let code = request.caller.project.testCodes[phoneNumber] {
            return try await openTestSession(for: phoneNumber, request, code: code)
        }
        guard project.settings.smsRegions.allows(phoneNumber) else {
            throw Refusal.regionNotAllowed
        }
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
        let code = OneTimeCode(length: project.settings.phoneSignIn.codes.length, random: random)
        let now = clock.now
        let opening = try await open(
            draft(for: phoneNumber, request, code: code, at: now),
            by: project.settings.phoneSignIn,
            appIsProved: verdict.isProved,
            at: now
        )
        switch opening {
        case .found(let session):
            return pending(session, at: now, appInstance: verdict.instance)
        case .opened(let session):
            try await askHooks(about: session, for: request)
            try await deliver(code, of: session, for: request)
            return pending(session, at: now, appInstance: verdict.instance)
        case .refused(let refusal):
            throw refusal
        }
    }
}

extension CodeSender {
    private enum Opening: Sendable {
        case found(VerificationSession)
        case opened(VerificationSession)
        case refused(Refusal)
    }

    private func draft(
        for phoneNumber: PhoneNumber,
        _ request: CodeRequest,
        code: OneTimeCode,
        at now: Timestamp,
        isTest: Bool = false
    ) -> VerificationSession {
        let project = request.caller.project.project
        let policy = project.settings.phoneSignIn.codes
        let id = VerificationSessionID(random: random, at: now)
        return VerificationSession(
            id: id,
            projectID: project.id,
            purpose: request.purpose,
            phoneNumber: phoneNumber,
            codeDigest: keys.codes.digest(of: code, in: id),
            triesLeft: policy.triesPerSession,
            createdAt: now,
            expiresAt: now + policy.lifetime,
            resendAt: now,
            isTest: isTest
        )
    }

    /// Decides under the number's ledger whether `draft` becomes a session.
    private func open(
        _ draft: VerificationSession,
        by settings: PhoneSignInSettings,
        appIsProved: Bool,
        at now: Timestamp
    ) async throws -> Opening {
        try await store.write { data in
            var ledger = try data.holdLedger(of: draft.phoneNumber, in: draft.projectID)
            let latest = try data.latestVerificationSession(
                for: draft.phoneNumber,
                of: draft.projectID,
                purpose: draft.purpose
            )
            if let latest, latest.refusal(at: now) == nil, now < latest.resendAt {
                return .found(latest)
            }
            if let refusal = ledger.refusal(
                at: now,
                sends: settings.sends,
                failures: settings.failures,
                appIsProved: appIsProved
            ) {
                return .refused(refusal)
            }
            if latest != nil {
                try data.supersedeVerificationSessions(
                    for: draft.phoneNumber,
                    of: draft.projectID,
                    purpose: draft.purpose,
                    at: now
                )
            }
            let session = draft.resendable(
                from: ledger.recordSend(at: now, policy: settings.sends)
            )
            try data.insert(session)
            try data.save(ledger)
            return .opened(session)
        }
    }

    /// A number that a hook refuses stays counted, so that nobody asks about it in a loop.
    private func askHooks(
        about session: VerificationSession,
        for request: CodeRequest
    ) async throws {
        guard request.caller.project.hook(at: .beforeSendSMS) != nil else { return }
        do {
            try await hooks.beforeSendSMS(
                to: session.phoneNumber,
                for: SMSPurpose(session.purpose),
                of: request.caller
            )
        } catch let refusal as Refusal where refusal.isHookRefusal {
            let now = clock.now
            try await store.write { try $0.supersedeVerificationSession(session.id, at: now) }
            throw refusal
        } catch {
            try await withdraw(session)
            throw error
        }
    }

    private func deliver(
        _ code: OneTimeCode,
        of session: VerificationSession,
        for request: CodeRequest
    ) async throws {
        let project = request.caller.project.project
        let reader = MessageReader(
            project: project,
            app: request.app,
            languages: request.caller.languages,
            phoneNumber: session.phoneNumber
        )
        let senders = project.settings.messages
        let message = TextMessage(
            projectID: project.id,
            appID: request.app?.appID,
            sessionID: session.id,
            phoneNumber: session.phoneNumber,
            wording: texts.wording(of: code, for: reader),
            sender: senders.senders.isEmpty
                ? nil : senders.sender(in: session.phoneNumber.regionCode),
            code: code,
            sessionInfo: sessionInfo(of: session),
            sentAt: session.createdAt,
            expiresAt: session.expiresAt
        )
        do {
            try await messages.send(message)
        } catch {
            try await withdraw(session)
            throw Refusal.messageNotSent
        }
    }

    /// Lets the person ask again at once: no provider took the message.
    private func withdraw(_ session: VerificationSession) async throws {
        let now = clock.now
        try await store.write { data in
            var ledger = try data.holdLedger(of: session.phoneNumber, in: session.projectID)
            ledger.withdrawSend(at: session.createdAt)
            try data.save(ledger)
            try data.supersedeVerificationSession(session.id, at: now)
        }
    }

    /// Opens a session for a fictional number: nothing is sent, counted or limited.
    private func openTestSession(
        for phoneNumber: PhoneNumber,
        _ request: CodeRequest,
        code: OneTimeCode
    ) async throws -> PendingVerification {
        let now = clock.now
        let session = draft(for: phoneNumber, request, code: code, at: now, isTest: true)
        try await store.write { try $0.insert(session) }
        return pending(session, at: now)
    }

    private func pending(
        _ session: VerificationSession,
        at now: Timestamp,
        appInstance: String? = nil
    ) -> PendingVerification {
        PendingVerification(
            sessionInfo: sessionInfo(of: session),
            expiresIn: session.expiresAt - now,
            resendAfter: session.resendAt - now,
            appInstance: appInstance
        )
    }

    private func sessionInfo(of session: VerificationSession) -> SessionInfo {
        SessionInfo(sealing: session.id, of: session.projectID, key: keys.sessionInfo)
    }
}
