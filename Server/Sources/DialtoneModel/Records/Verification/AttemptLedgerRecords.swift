package import DialtoneBasics

/// Reads the ledgers of e-mail addresses, for display.
package protocol AttemptLedgerReader {
    /// Returns the ledger, empty if there is none, without locking it.
    func attempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger
}

/// Changes the ledgers of e-mail addresses.
package protocol AttemptLedgerWriter {
    /// Returns the ledger, empty if there is none, locked until the end of the transaction.
    func holdAttempts(
        _ kind: AttemptLedger.Kind,
        of subject: String,
        in project: ProjectID
    ) throws -> AttemptLedger

    func save(_ ledger: AttemptLedger) throws
}
