/// Decides, inside one transaction, whether a drafted code becomes a verification session.
struct SessionOpening: Sendable {
    enum Outcome: Sendable {
        /// The session that is open already; nothing is to be sent.
        case found(VerificationSession)
        case opened(VerificationSession)
        /// What was written, the guard's traces above all, has to stay.
        case refused(Refusal)
    }

    let draft: DraftedCode
    let project: Project

    /// Whether the app showed that it is real.
    let appIsProved: Bool

    /// Judges under the number's ledger and by the guard.
    func decide(in data: any DataWriter, at now: Timestamp) throws -> Outcome {
        let session = draft.session
        let settings = project.settings.phoneSignIn
        var ledger = try data.holdLedger(of: session.phoneNumber, in: session.projectID)
        let latest = try data.latestVerificationSession(
            for: session.phoneNumber,
            of: session.projectID,
            purpose: session.purpose
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
        if let refusal = try admit(in: data) { return .refused(refusal) }
        if latest != nil {
            try data.supersedeVerificationSessions(
                for: session.phoneNumber,
                of: session.projectID,
                purpose: session.purpose,
                at: now
            )
        }
        let opened = session.resendable(
            from: ledger.recordSend(at: now, policy: settings.sends)
        )
        try data.insert(opened)
        try data.insert(draft.record)
        try data.save(ledger)
        return .opened(opened)
    }

    /// Why the guard, or the server's own caps, let no message go; `nil` if one goes.
    private func admit(in data: any DataWriter) throws -> Refusal? {
        guard let message = draft.guarded else { return try draft.spending?.admit(in: data) }
        return try SendGuard(of: project).admit(message, in: data, spending: draft.spending)
    }
}
