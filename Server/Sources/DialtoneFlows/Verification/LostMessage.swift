package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// A message that was never sent, because the server stopped between opening its session and
/// handing it to a gateway.
///
/// Its session is open, and its number has to wait for the next message, although none arrives.
package struct LostMessage: Sendable {
    /// The maximum time in which a running server hands the message to a gateway, or records why it
    /// could not.
    package static let deadline = TimeSpan.seconds(25)

    private let session: VerificationSession

    /// Whether no gateway was offered the message, so that it cannot have cost anything.
    private let wasNeverOffered: Bool

    /// `nil` unless the message log shows that no gateway has accepted the session's message, and
    /// the last attempt to hand it over is older than the deadline.
    package init?(
        of session: VerificationSession,
        in data: any MessageLogReader,
        at now: Timestamp
    ) throws {
        guard !session.isTest, session.createdAt + Self.deadline <= now,
            let message = try data.message(session.id), message.state == .queued
        else { return nil }
        let attempts = try data.messageAttempts(of: session.id)
        let isOffered = attempts.contains { attempt in
            [.accepted, .unknown].contains(attempt.outcome)
                || attempt.startedAt + Self.deadline > now
        }
        if isOffered { return nil }
        self.session = session
        wasNeverOffered = attempts.isEmpty
    }

    /// Ends the session, and takes back what the guard counted if no gateway was offered the
    /// message.
    ///
    /// The server's own caps still count the message, which is the safe side.
    func withdraw(
        in data: any MessageLogWriter & SendGuardWriter & VerificationSessionWriter,
        at now: Timestamp
    ) throws {
        try data.supersedeVerificationSession(session.id, at: now)
        try data.failMessage(session.id, reason: .unavailable, at: now)
        if session.isGuarded, wasNeverOffered {
            try SendGuard.withdraw(session.id, in: data, at: now)
        }
    }
}

extension PhoneLedgerReader where Self: MessageLogReader & VerificationSessionReader {
    /// The number's ledger as a request would find it: without the last message if that was never
    /// sent.
    package func ledgerWithoutLostMessage(
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> PhoneLedger {
        var ledger = try ledger(of: phoneNumber, in: project)
        let latest = try latestVerificationSession(
            for: phoneNumber,
            of: project,
            purpose: .signIn,
            ownOf: nil
        )
        if let latest, try LostMessage(of: latest, in: self, at: now) != nil {
            ledger.withdrawSend(at: latest.createdAt)
        }
        return ledger
    }
}
