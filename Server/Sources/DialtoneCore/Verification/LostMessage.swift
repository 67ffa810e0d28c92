package import PhoneNumbers

/// A message that was never sent, since the server ended between opening its session and handing
/// it to a gateway.
///
/// Its session is open and its number waits for the next message, though nothing arrives.
package struct LostMessage: Sendable {
    /// How long a server that runs takes at most until a gateway has the message, or the log says
    /// why none has.
    package static let deadline = TimeSpan.seconds(25)

    private let session: VerificationSession

    /// Whether no gateway was asked, so that the message cannot have cost anything.
    private let wasNeverOffered: Bool

    /// `nil` unless the log says that no gateway has taken the session's message, and the last
    /// attempt to hand it over is older than the deadline.
    package init?(
        of session: VerificationSession,
        in data: any DataReader,
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

    /// Ends the session, and gives back what the guard counted if nothing was offered.
    ///
    /// The server's own caps go on counting the message, which costs little and errs on the safe
    /// side.
    func withdraw(in data: any DataWriter, at now: Timestamp) throws {
        try data.supersedeVerificationSession(session.id, at: now)
        try data.failMessage(session.id, reason: .unavailable, at: now)
        if session.isGuarded, wasNeverOffered {
            try SendGuard.withdraw(session.id, in: data, at: now)
        }
    }
}

extension DataWriter {
    /// The number's ledger, held, and without the last message if that never left.
    package func ledgerWithoutLostMessage(
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> PhoneLedger {
        var ledger = try holdLedger(of: phoneNumber, in: project)
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
