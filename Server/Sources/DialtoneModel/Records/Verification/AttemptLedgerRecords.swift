package import DialtoneBasics

/// Reads the ledgers of e-mail addresses, to show them.
package protocol AttemptLedgerReader {
    /// The ledger, empty if there is none; other transactions may change it meanwhile.
    func attempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger
}

/// Keeps the ledgers of e-mail addresses.
package protocol AttemptLedgerWriter {
    /// The ledger, empty if there was none, held by this transaction until it ends.
    func holdAttempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger

    func save(_ ledger: AttemptLedger) throws
}
