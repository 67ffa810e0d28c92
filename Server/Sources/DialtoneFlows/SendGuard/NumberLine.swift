import DialtoneBasics
import DialtoneModel

/// The limits that apply to a request for a number's code: the number's own, or those of an
/// installation that proved the number before.
struct NumberLine: Sendable {
    private(set) var ledger: PhoneLedger

    /// The installation with its own limits; `nil` if the number's limits apply.
    private(set) var known: KnownInstallation?

    /// The address that the request comes from, as ``SendOrigin`` groups addresses.
    let address: String?

    /// Creates the line of a hypothetical request.
    init(_ ledger: PhoneLedger, known: KnownInstallation?, at now: Timestamp) {
        self.ledger = ledger
        self.known = known?.isKnown(at: now) == true ? known : nil
        address = nil
    }

    /// Locks the number's ledger, whichever limits apply, and finds the installation.
    ///
    /// `meanwhile` asks for what else is needed once the ledger is locked.
    init(
        of session: VerificationSession,
        from address: String,
        in data: any PhoneLedgerRecords,
        at now: Timestamp,
        meanwhile: () throws -> Void = {}
    ) throws {
        let held = try data.holdLedgerLater(of: session.phoneNumber, in: session.projectID)
        let found = try session.installation.map {
            try data.knownInstallationLater($0, of: session.phoneNumber, in: session.projectID)
        }
        try meanwhile()
        ledger = try held.value()
        self.address = address
        known = try found?.value()
        if known?.isKnown(at: now) != true { known = nil }
    }

    /// Whether one right code for the request's session ends the number's throttle.
    func isConfirmed(at now: Timestamp) -> Bool {
        known == nil && ledger.throttle.isConfirmed(by: address, at: now)
    }

    /// Refuses a request that may neither get nor end a session that is open until `end`.
    func suspension(until end: Timestamp, at now: Timestamp) -> Refusal {
        let wait = ledger.throttle.wait(of: address, at: now) ?? .seconds(0)
        return .numberSuspended(retryAfter: max(end - now, wait))
    }

    /// Returns why no message may be sent to the number; `nil` if one may.
    func refusal(
        at now: Timestamp,
        by settings: PhoneSignInSettings,
        appIsProved: Bool
    ) -> Refusal? {
        guard let known else {
            return ledger.refusal(
                at: now,
                sends: settings.sends,
                failures: settings.failures,
                appIsProved: appIsProved,
                address: address
            )
        }
        if ledger.optOut?.isInForce(at: now) == true { return .send(.numberOptedOut) }
        return known.refusal(at: now, by: settings.sends)
    }

    /// Counts a message and returns until when a repeated request gets the same session.
    mutating func recordSend(at now: Timestamp, by settings: PhoneSignInSettings) -> Timestamp {
        if var known {
            defer { self.known = known }
            return known.recordSend(at: now, policy: settings.sends)
        }
        return ledger.recordSend(
            at: now,
            policy: settings.sends,
            failures: settings.failures,
            address: address
        )
    }

    /// Uncounts a message that was never sent.
    mutating func withdrawSend(at moment: Timestamp) {
        if known == nil { ledger.withdrawSend(at: moment) } else { known?.withdrawSend(at: moment) }
    }

    func save(in data: any PhoneLedgerWriter) throws {
        if let known { try data.save(known) } else { try data.save(ledger) }
    }
}
