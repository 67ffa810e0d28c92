package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// What administrators change about a phone number: its counters and its opt-out.
///
/// Each change locks the number's ledger first, as sign-ins do.
package struct NumberAdministration: Sendable {
    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Resets the number's unanswered messages and wrong codes.
    package func clear(_ number: PhoneNumber, in project: ProjectID) async throws {
        try await store.write { data in
            var ledger = try data.holdLedger(of: number, in: project)
            ledger.clear()
            try data.save(ledger)
        }
    }

    /// Blocks messages to the number, until an operator allows them again.
    ///
    /// If an operator has blocked it before, only a new `reason` replaces that entry.
    package func optOut(
        _ number: PhoneNumber,
        of project: ProjectID,
        by actor: String,
        reason: String? = nil
    ) async throws {
        let reason = try OptOutReason.checked(reason)
        let now = clock.now
        try await store.write { data in
            let ledger = try data.holdLedger(of: number, in: project)
            if let present = ledger.optOut, present.source == .operator {
                guard let reason, reason != present.reason else { return }
            }
            let optOut = OptOut(since: now, source: .operator, actor: actor, reason: reason)
            try data.setOptOut(optOut, of: number, in: project)
            AuditNotes.note(optOutIn: project, reason: reason)
        }
    }

    /// Allows messages to the number again; returns `false` if it has not opted out.
    ///
    /// The audit log keeps the `reason`, but not the number.
    package func removeOptOut(
        of number: PhoneNumber,
        in project: ProjectID,
        reason: String? = nil
    ) async throws -> Bool {
        let reason = try OptOutReason.checked(reason)
        return try await store.write { data in
            guard try data.holdLedger(of: number, in: project).optOut != nil else { return false }
            try data.setOptOut(nil, of: number, in: project)
            AuditNotes.note(optOutIn: project, reason: reason)
            return true
        }
    }
}
