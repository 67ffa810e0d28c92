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

    /// Judges by the number's line and by the guard.
    func decide(in data: any DataWriter, at now: Timestamp) throws -> Outcome {
        let settings = project.settings.phoneSignIn
        var line = try NumberLine(of: draft, in: data, at: now)
        let latest = try data.latestVerificationSession(
            for: draft.session.phoneNumber,
            of: draft.session.projectID,
            purpose: draft.session.purpose,
            ownOf: line.known?.name
        )
        if let latest, let lost = try LostMessage(of: latest, in: data, at: now) {
            line.withdrawSend(at: latest.createdAt)
            try lost.withdraw(in: data, at: now)
            // Also where the new message is refused: the lost one is found only once.
            try line.save(in: data)
        } else if let latest, latest.refusal(at: now) == nil,
            let outcome = try share(latest, with: line, in: data, at: now)
        {
            return outcome
        }
        if let refusal = line.refusal(at: now, by: settings, appIsProved: appIsProved) {
            return .refused(refusal)
        }
        if let refusal = try admit(in: data) { return .refused(refusal) }
        if latest != nil { try supersede(on: line, in: data, at: now) }
        let opened = draft.session.resendable(
            from: line.recordSend(at: now, by: settings),
            isOwn: line.known != nil,
            isConfirmed: line.isConfirmed(at: now)
        )
        try data.insert(opened)
        try data.insert(draft.record)
        try line.save(in: data)
        return .opened(opened)
    }

    /// Returns the open session to a caller who asks again; `nil` if a new one is needed.
    ///
    /// Other callers neither get nor end a session whose code is the second of two, which signs
    /// in. A caller who may have such a session gets no other: its code would not sign in. A
    /// session that two installations share makes neither of them known.
    private func share(
        _ session: VerificationSession,
        with line: NumberLine,
        in data: any DataWriter,
        at now: Timestamp
    ) throws -> Outcome? {
        let isConfirmed = line.isConfirmed(at: now)
        if session.isConfirmed, !isConfirmed {
            return .refused(line.suspension(until: session.expiresAt, at: now))
        }
        guard now < session.resendAt, session.isConfirmed == isConfirmed else { return nil }
        if !session.isOwn, session.installation != nil,
            session.installation != draft.session.installation
        {
            try data.forgetInstallation(of: session.id)
        }
        return .found(session)
    }

    private func supersede(
        on line: NumberLine,
        in data: any DataWriter,
        at now: Timestamp
    ) throws {
        try data.supersedeVerificationSessions(
            for: draft.session.phoneNumber,
            of: draft.session.projectID,
            purpose: draft.session.purpose,
            ownOf: line.known?.name,
            at: now
        )
    }

    /// Why the guard, or the server's own caps, let no message go; `nil` if one goes.
    private func admit(in data: any DataWriter) throws -> Refusal? {
        guard let message = draft.guarded else { return try draft.spending?.admit(in: data) }
        return try SendGuard(of: project).admit(message, in: data, spending: draft.spending)
    }
}
