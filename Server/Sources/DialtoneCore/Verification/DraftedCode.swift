import PhoneNumbers

/// A code before it is decided whether anybody gets it: its session, its words, and what the log
/// and the guard are told of it.
struct DraftedCode: Sendable {
    let session: VerificationSession
    let code: OneTimeCode
    let wording: MessageWording

    /// The number's country; `nil` for numbers of none.
    let region: String?

    /// The address that the request comes from, as ``SendOrigin`` counts addresses.
    let address: String

    /// What the guard has to judge; `nil` where it is off.
    let guarded: GuardedMessage?

    /// What it costs the server; `nil` where that has no caps.
    let spending: ServerSpending?

    let record: MessageRecord
}

extension DraftedCode {
    init(
        _ code: OneTimeCode,
        _ wording: MessageWording,
        to number: PlannedNumber,
        for request: CodeRequest,
        in session: VerificationSession,
        verdict: AppVerdict,
        caps: ServerSpendCaps,
        state: DeliveryState
    ) {
        self.session = session
        self.code = code
        self.wording = wording
        region = number.regionCode
        address = SendOrigin(request.caller.remoteAddress).address
        guarded = GuardedMessage(
            of: session,
            to: number,
            for: request,
            verdict: verdict,
            segments: wording.segments
        )
        spending = ServerSpending(
            caps,
            segments: wording.segments,
            region: NumberKind(of: number).priced(in: region),
            settings: request.caller.project.project.settings.sendGuard,
            at: session.createdAt
        )
        record = MessageRecord(
            sessionID: session.id,
            projectID: session.projectID,
            appID: request.app?.appID,
            phoneNumber: session.phoneNumber,
            region: number.regionCode,
            language: wording.language,
            alphabet: wording.alphabet,
            segments: wording.segments,
            createdAt: session.createdAt,
            expiresAt: session.expiresAt,
            state: state
        )
    }

    /// What whoever delivers it gets.
    func message(for request: CodeRequest, sessionInfo: SessionInfo) -> TextMessage {
        TextMessage(
            projectID: session.projectID,
            appID: request.app?.appID,
            sessionID: session.id,
            phoneNumber: session.phoneNumber,
            region: region,
            wording: wording,
            sender: request.caller.settings.messages.sender(in: region),
            purpose: session.purpose,
            code: code,
            sessionInfo: sessionInfo,
            sentAt: session.createdAt,
            expiresAt: session.expiresAt
        )
    }
}
