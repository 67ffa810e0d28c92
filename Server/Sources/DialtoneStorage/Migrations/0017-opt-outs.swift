extension Migration {
    /// Who said that a number wants no messages.
    static let optOuts = Migration("0017-opt-outs", [ledgerOptedOutBy, ledgerOptOutByNumber])

    private static let ledgerOptedOutBy = Statement.differing(
        sqlite: "ALTER TABLE phone_ledger ADD COLUMN opted_out_by TEXT",
        postgres: "ALTER TABLE phone_ledger ADD COLUMN opted_out_by text"
    )

    private static let ledgerOptOutByNumber = Statement.shared(
        """
        CREATE INDEX phone_ledger_opted_out_by_number ON phone_ledger (phone_number)
        WHERE opted_out_at IS NOT NULL
        """
    )
}
