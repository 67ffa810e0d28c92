import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

/// Draws codes, and drafts the sessions and messages that carry them.
struct CodeDrafter: Sendable {
    let texts: any MessageText
    let keys: VerificationKeys
    let caps: Reloadable<ServerSpendCaps>

    /// The initial delivery state of a message in the log.
    let state: DeliveryState
    let random: RandomSource

    /// Returns the session, the message and what the guard counts, before any of it is decided.
    func opening(
        for number: PlannedNumber,
        _ purpose: VerificationPurpose,
        by caller: AppCaller,
        _ verdict: AppVerdict,
        at now: Timestamp
    ) -> SessionOpening {
        let length = caller.settings.phoneSignIn.codes.length
        let code = OneTimeCode(length: length, random: random)
        let session = session(
            for: number.number,
            purpose,
            by: caller,
            code: code,
            at: now,
            installation: verdict.installation
        )
        let message = message(with: code, to: number, for: caller, in: session)
        return SessionOpening(
            session: session,
            message: message,
            state: state,
            attempt: SendAttempt(
                of: session,
                to: number,
                for: caller,
                verdict: verdict,
                segments: message.wording.segments
            ),
            project: caller.project.project,
            caps: caps.current
        )
    }

    private func message(
        with code: OneTimeCode,
        to number: PlannedNumber,
        for caller: AppCaller,
        in session: VerificationSession
    ) -> TextMessage {
        let app = caller.app
        return TextMessage(
            projectID: session.projectID,
            appID: app?.appID,
            sessionID: session.id,
            phoneNumber: session.phoneNumber,
            region: number.regionCode,
            wording: texts.wording(
                codeLength: code.digits.utf8.count,
                for: caller.project.project,
                app: app,
                in: caller.languages
            ),
            sender: caller.settings.messages.sender(in: number.regionCode),
            content: .code(code, session.purpose, sessionInfo(of: session)),
            sentAt: session.createdAt,
            expiresAt: session.expiresAt
        )
    }

    func session(
        for phoneNumber: PhoneNumber,
        _ purpose: VerificationPurpose,
        by caller: AppCaller,
        code: OneTimeCode,
        at now: Timestamp,
        installation: String? = nil,
        isTest: Bool = false
    ) -> VerificationSession {
        let settings = caller.settings
        let policy = settings.phoneSignIn.codes
        let id = VerificationSessionID(random: random, at: now)
        return VerificationSession(
            id: id,
            projectID: caller.projectID,
            purpose: purpose,
            phoneNumber: phoneNumber,
            codeDigest: keys.digest(of: code, in: id),
            triesLeft: policy.triesPerSession,
            createdAt: now,
            expiresAt: now + policy.lifetime,
            resendAt: now,
            isTest: isTest,
            isGuarded: !isTest && settings.sendGuard.mode != .off,
            installation: installation
        )
    }

    func sessionInfo(of session: VerificationSession) -> SessionInfo {
        keys.sessionInfo(of: session.id, in: session.projectID)
    }

    /// Whether `code` is the code of a session.
    func hasCode(_ code: OneTimeCode, in session: VerificationSession) -> Bool {
        session.codeDigest.matches(oneOf: keys.digests(of: code, in: session.id))
    }
}

extension SendAttempt {
    /// The attempt to send the code of `session`, in a text that is billed as `segments` messages.
    fileprivate init(
        of session: VerificationSession,
        to number: PlannedNumber,
        for caller: AppCaller,
        verdict: AppVerdict,
        segments: Int
    ) {
        let project = caller.project.project
        let kind = NumberKind(of: number)
        self.init(
            // What tenants spend is their project's money.
            projectID: project.id.parent,
            appID: caller.app?.appID,
            instance: verdict.installation,
            phoneNumber: session.phoneNumber,
            kind: kind,
            region: number.regionCode,
            origin: SendOrigin(caller.remoteAddress),
            isProved: verdict.isProved,
            isKnown: verdict.isKnown,
            segments: segments,
            cost: project.settings.sendGuard.price(
                ofSegments: segments,
                in: kind.priced(in: number.regionCode)
            ),
            at: session.createdAt
        )
    }
}
