import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// A request for a code, before the decision whether a message is sent.
///
/// Decides, inside one transaction, whether it becomes a verification session.
struct SessionOpening: Sendable {
    enum Outcome: Sendable {
        /// An existing open session; no message is sent.
        case found(VerificationSession)
        case opened(VerificationSession)
        /// Refused; the writes, especially the guard's, must be committed.
        case refused(Refusal)
    }

    /// The session to open.
    let session: VerificationSession

    let message: TextMessage

    /// The initial delivery state of the message in the log.
    let state: DeliveryState

    /// The attempt that the guard evaluates.
    let attempt: SendAttempt

    let project: Project
    let caps: ServerSpendCaps

    /// The approximate cost of the message.
    var cost: Money {
        project.settings.sendGuard.price(ofSegments: attempt.segments, in: attempt.region)
    }

    /// Locks the number's ledger and finds the limits that apply.
    func line(in data: any PhoneLedgerRecords, at now: Timestamp) throws -> NumberLine {
        try NumberLine(of: session, from: attempt.origin.address, in: data, at: now)
    }

    /// Decides by the number's limits and by the guard.
    func decide(in data: any SessionOpeningRecords, at now: Timestamp) throws -> Outcome {
        let settings = project.settings.phoneSignIn
        var line: NumberLine
        let latest: VerificationSession?
        (line, latest) = try lineAndLatestSession(in: data, at: now)
        if let latest, let lost = try LostMessage(of: latest, in: data, at: now) {
            line.withdrawSend(at: latest.createdAt)
            try lost.withdraw(in: data, at: now)
            // Also if the new message is refused: the lost one is found only once.
            try line.save(in: data)
        } else if let latest, latest.refusal(at: now) == nil,
            let outcome = try share(latest, with: line, in: data, at: now)
        {
            return outcome
        }
        if let refusal = line.refusal(at: now, by: settings, appIsProved: attempt.isProved) {
            return .refused(refusal)
        }
        if let refusal = try admit(in: data) { return .refused(refusal) }
        if latest != nil { try supersede(on: line, in: data, at: now) }
        let opened = session.resendable(
            from: line.recordSend(at: now, by: settings),
            isOwn: line.known != nil,
            isConfirmed: line.isConfirmed(at: now)
        )
        try data.insert(opened)
        try data.insert(MessageRecord(of: message, state: state))
        try line.save(in: data)
        return .opened(opened)
    }

    /// Finds the limits that apply, and the latest session that they are about.
    ///
    /// Whether an installation is known decides which session that is. Both are asked for at once,
    /// so that there is only one wait.
    private func lineAndLatestSession(
        in data: any SessionOpeningRecords,
        at now: Timestamp
    ) throws -> (NumberLine, VerificationSession?) {
        var shared: Later<VerificationSession?>?
        var own: Later<VerificationSession?>?
        let line = try NumberLine(of: session, from: attempt.origin.address, in: data, at: now) {
            shared = try latestSession(ownOf: nil, in: data)
            own = try session.installation.map { try latestSession(ownOf: $0, in: data) }
        }
        return (line, try (line.known == nil ? shared : own)?.value())
    }

    private func latestSession(
        ownOf installation: String?,
        in data: any VerificationSessionReader
    ) throws -> Later<VerificationSession?> {
        try data.latestVerificationSessionLater(
            for: session.phoneNumber,
            of: session.projectID,
            purpose: session.purpose,
            ownOf: installation
        )
    }

    /// Returns the open session to a caller who asks again; `nil` if a new one is needed.
    ///
    /// Other callers neither get nor end a session whose code is the second of two, which signs
    /// in. A caller who may have such a session gets no other: its code would not sign in. A
    /// session that two installations share makes neither of them known.
    private func share(
        _ latest: VerificationSession,
        with line: NumberLine,
        in data: any VerificationSessionWriter,
        at now: Timestamp
    ) throws -> Outcome? {
        let isConfirmed = line.isConfirmed(at: now)
        if latest.isConfirmed, !isConfirmed {
            return .refused(line.suspension(until: latest.expiresAt, at: now))
        }
        guard now < latest.resendAt, latest.isConfirmed == isConfirmed else { return nil }
        if !latest.isOwn, latest.installation != nil,
            latest.installation != session.installation
        {
            try data.forgetInstallation(of: latest.id)
        }
        return .found(latest)
    }

    private func supersede(
        on line: NumberLine,
        in data: any VerificationSessionWriter,
        at now: Timestamp
    ) throws {
        try data.supersedeVerificationSessions(
            for: session.phoneNumber,
            of: session.projectID,
            purpose: session.purpose,
            ownOf: line.known?.name,
            at: now
        )
    }

    /// Returns why the guard, or the server's own caps, refuse the message; `nil` if they allow it.
    private func admit(in data: any SendGuardWriter) throws -> Refusal? {
        let sendGuard = SendGuard(of: project, under: caps)
        return session.isGuarded
            ? try sendGuard.admit(attempt, opening: session.id, in: data)
            : try sendGuard.admitUnguarded(attempt, in: data)
    }
}
