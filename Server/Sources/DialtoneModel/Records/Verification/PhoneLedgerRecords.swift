package import DialtoneBasics
package import PhoneNumbers

/// Reads what each number has been through, to show it.
package protocol PhoneLedgerReader {
    /// The number's ledger, empty if there is none; other transactions may change it meanwhile.
    ///
    /// Whatever decides about the number takes ``PhoneLedgerWriter/holdLedger(of:in:)`` instead.
    func ledger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger

    /// An installation that proved the number before; a decision reads it while the number's
    /// ledger is held.
    func knownInstallation(
        _ name: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> KnownInstallation?
}

/// Changes what each number has been through.
package protocol PhoneLedgerWriter {
    /// The number's ledger, held by this transaction until it ends: others wait.
    ///
    /// Every transaction that decides something about a number takes its ledger first, so that
    /// such transactions run one after the other, and in one order.
    func holdLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger

    /// Saves all but whether the number wants messages.
    func save(_ ledger: PhoneLedger) throws

    /// Clears the number's ledger except for its count of a year's wrong codes and the waits that
    /// follow from it, holds it like ``holdLedger(of:in:)``, and returns what is left.
    @discardableResult
    func clearLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger

    /// Saves an installation; of those of its number only the newest
    /// ``KnownInstallation/perNumber`` stay.
    func save(_ installation: KnownInstallation) throws
}
