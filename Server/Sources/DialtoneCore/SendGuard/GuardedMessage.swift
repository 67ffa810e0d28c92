import PhoneNumbers

/// A message that is about to be sent, as the guard wants to know it.
struct GuardedMessage: Sendable {
    /// The session that it would open.
    let id: VerificationSessionID

    let attempt: SendAttempt

    /// How many messages the text is billed as.
    let segments: Int
}

extension GuardedMessage {
    /// `nil` if the project's guard is off.
    init?(
        of session: VerificationSession,
        to number: PlannedNumber,
        for request: CodeRequest,
        verdict: AppVerdict,
        segments: Int
    ) {
        let project = request.caller.project.project
        let settings = project.settings.sendGuard
        guard settings.mode != .off else { return nil }
        id = session.id
        self.segments = segments
        let kind = NumberKind(of: number)
        attempt = SendAttempt(
            // What tenants spend is their project's money.
            projectID: project.id.parent,
            appID: request.app?.appID,
            instance: verdict.installation,
            phoneNumber: session.phoneNumber,
            kind: kind,
            region: number.regionCode,
            origin: SendOrigin(request.caller.remoteAddress),
            isProved: verdict.isProved,
            isKnown: verdict.isKnown,
            cost: settings.price(
                ofSegments: segments,
                in: kind.priced(in: number.regionCode)
            ),
            at: session.createdAt
        )
    }
}
