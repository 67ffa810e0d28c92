package import DialtoneBasics
package import PhoneNumbers

/// Reads the ledgers of phone numbers, for display.
package protocol PhoneLedgerReader {
    /// Returns the number's ledger, empty if there is none, without locking it.
    ///
    /// Decisions about the number use ``PhoneLedgerWriter/holdLedgerLater(of:in:)`` instead.
    func ledger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger

    /// Returns an installation that verified the number before; decisions read it while the
    /// number's ledger is locked.
    func knownInstallationLater(
        _ name: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<KnownInstallation?>
}

extension PhoneLedgerReader {
    package func knownInstallation(
        _ name: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> KnownInstallation? {
        try knownInstallationLater(name, of: phoneNumber, in: project).value()
    }
}

/// Changes the ledgers of phone numbers.
package protocol PhoneLedgerWriter {
    /// Returns the number's ledger, locked until the end of the transaction.
    ///
    /// Every transaction that decides something about a number locks its ledger first, so that such
    /// transactions run one after the other, and in one order.
    func holdLedgerLater(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<PhoneLedger>

    /// Saves everything except the opt-out.
    func save(_ ledger: PhoneLedger) throws

    /// Clears the number's ledger except for its count of a year's wrong codes and the waits that
    /// follow from it, locks it like ``holdLedgerLater(of:in:)``, and returns the rest.
    func clearLedgerLater(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<PhoneLedger>

    /// Saves an installation, and deletes all except the newest ``KnownInstallation/perNumber`` of
    /// its number.
    func save(_ installation: KnownInstallation) throws
}

extension PhoneLedgerWriter {
    package func holdLedger(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> PhoneLedger {
        try holdLedgerLater(of: phoneNumber, in: project).value()
    }

    @discardableResult
    package func clearLedger(
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> PhoneLedger {
        try clearLedgerLater(of: phoneNumber, in: project).value()
    }
}
