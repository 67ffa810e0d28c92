import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

/// Verifies a code for a verification session, inside one transaction.
struct CodeJudgment: Sendable {
    private let digests: [CodeDigest]
    private let found: VerificationSession
    private let rules: CodeRules
    private let now: Timestamp

    init(
        of digests: [CodeDigest],
        for session: VerificationSession,
        by rules: CodeRules,
        at now: Timestamp
    ) {
        self.digests = digests
        found = session
        self.rules = rules
        self.now = now
    }

    func verdict(
        in data: any CodeEntryRecords,
        meanwhile: (PhoneNumber) throws -> Void
    ) throws -> PhoneEvidence.Verdict {
        if found.isTest { return try fictionalVerdict(in: data) }
        return found.codeDigest.matches(oneOf: digests)
            ? try rightCode(in: data, meanwhile: meanwhile) : try wrongCode(in: data)
    }

    private func wrongCode(
        in data: any PhoneLedgerRecords & SendGuardWriter & VerificationSessionRecords
    ) throws -> PhoneEvidence.Verdict {
        // Locks the ledger first, whichever limits apply: every transaction about a number does so.
        var ledger = try data.holdLedger(of: found.phoneNumber, in: found.projectID)
        return try spendTry(in: data) {
            if var known = try knownInstallation(in: data) {
                known.recordFailure()
                return try data.save(known)
            }
            if ledger.recordFailure(at: now, policy: rules.failures) {
                try data.insert(SendAlert(guessesOf: ledger, at: now))
            }
            try data.save(ledger)
        }
    }

    private func rightCode(
        in data: any CodeEntryRecords,
        meanwhile: (PhoneNumber) throws -> Void
    ) throws -> PhoneEvidence.Verdict {
        if let refusal = found.refusal(at: now) { return .refused(refusal) }
        let limits = try lockLimits(in: data)
        let isConsumed = try data.consumeVerificationSessionLater(found.id, at: now)
        try data.enterMessage(found.id, at: now)
        let decision = try found.isGuarded ? data.enterSendDecisionLater(found.id, at: now) : nil
        try meanwhile(found.phoneNumber)
        let isConfirmation = try noteRightCode(on: limits, in: data)
        guard try isConsumed.value() else {
            // Another request has just used the session; throwing undoes the writes.
            throw try refusal(in: data)
        }
        if let decision = try decision?.value() {
            try SendGuard.enter(decision, in: data, at: now)
        }
        SecurityTrail.count(
            .codeEntered(region: found.phoneNumber.regionCode ?? SendAttempt.noRegion)
        )
        return isConfirmation ? .refused(.secondCodeRequired) : .proved(found.phoneNumber)
    }

    /// The limits that a right code resets.
    private enum Limits {
        case number(Later<PhoneLedger>)
        case installation(KnownInstallation)
    }

    /// Locks the number's ledger, and clears it if its limits apply.
    private func lockLimits(in data: any PhoneLedgerRecords) throws -> Limits {
        if found.isOwn {
            // Only to lock it: the attempts of other callers still count for them.
            let _ = try data.holdLedgerLater(of: found.phoneNumber, in: found.projectID)
            if let known = try knownInstallation(in: data) { return .installation(known) }
        }
        return .number(try data.clearLedgerLater(of: found.phoneNumber, in: found.projectID))
    }

    /// Resets the limits that delay the number's owner, and returns whether a second code is
    /// needed.
    private func noteRightCode(on limits: Limits, in data: any PhoneLedgerRecords) throws -> Bool {
        switch limits {
        case .installation(var known):
            known.recordSuccess(at: now)
            try data.save(known)
            return false
        case .number(let cleared):
            return try noteRightCode(on: cleared.value(), in: data)
        }
    }

    private func noteRightCode(
        on cleared: PhoneLedger,
        in data: any PhoneLedgerRecords
    ) throws -> Bool {
        var ledger = cleared
        if ledger.isThrottled(at: now, by: rules.failures), !found.isConfirmed {
            ledger.throttle.confirm(rules.address, at: now)
            try data.save(ledger)
            return true
        }
        if ledger.throttle != GuessThrottle() {
            ledger.throttle = GuessThrottle()
            try data.save(ledger)
        }
        if let name = found.installation {
            try data.save(
                KnownInstallation(
                    projectID: found.projectID,
                    phoneNumber: found.phoneNumber,
                    name: name,
                    provedAt: now
                )
            )
        }
        return false
    }

    /// The installation whose own limits apply; `nil` if the number's limits apply.
    private func knownInstallation(in data: any PhoneLedgerReader) throws -> KnownInstallation? {
        guard found.isOwn, let name = found.installation else { return nil }
        let known = try data.knownInstallation(name, of: found.phoneNumber, in: found.projectID)
        return known?.isKnown(at: now) == true ? known : nil
    }

    /// Verifies a code for a fictional number, whose session can be used more than once.
    ///
    /// Its code never changes, so wrong codes are limited over all sessions, and beyond the limit
    /// the right code is refused, too.
    private func fictionalVerdict(
        in data: any PhoneLedgerWriter & SendGuardWriter & VerificationSessionRecords
    ) throws -> PhoneEvidence.Verdict {
        let isRight = found.codeDigest.matches(oneOf: digests)
        guard rules.failures.limitsFictionalNumbers else {
            if isRight { return prove() }
            return try spendTry(in: data) {}
        }
        var ledger = try data.holdLedger(of: found.phoneNumber, in: found.projectID)
        if let refusal = ledger.fictionalRefusal(at: now, by: rules.failures) {
            return .refused(refusal)
        }
        if isRight { return prove() }
        return try spendTry(in: data) {
            ledger.recordFailure(at: now)
            if ledger.fictionalRefusal(at: now, by: rules.failures) != nil {
                try data.insert(SendAlert(fictionalLimitOf: ledger, at: now))
            }
            try data.save(ledger)
        }
    }

    private func prove() -> PhoneEvidence.Verdict {
        if let refusal = found.refusal(at: now) { return .refused(refusal) }
        return .proved(found.phoneNumber)
    }

    /// Uses one attempt for a wrong code and counts it, if an attempt is left.
    private func spendTry(
        in data: any VerificationSessionRecords,
        _ note: () throws -> Void
    ) throws -> PhoneEvidence.Verdict {
        guard let session = try data.spendTry(on: found.id, of: found.projectID, at: now) else {
            return .refused(try refusal(in: data))
        }
        try note()
        return .refused(.wrongCode(triesLeft: session.triesLeft))
    }

    private func refusal(in data: any VerificationSessionReader) throws -> Refusal {
        try data.verificationSession(found.id)?.refusal(at: now) ?? .unknownSession
    }
}
