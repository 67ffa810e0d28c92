package import PhoneNumbers

/// Reads and changes what each number has been through.
package protocol PhoneLedgerWriter {
    /// The number's ledger, held by this transaction until it ends: others wait.
    ///
    /// Every transaction that decides something about a number takes its ledger first, so that
    /// such transactions run one after the other, and in one order.
    func holdLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws -> PhoneLedger

    /// Saves all but whether the number wants messages.
    func save(_ ledger: PhoneLedger) throws

    /// Empties the number's ledger, and holds it like ``holdLedger(of:in:)``.
    func clearLedger(of phoneNumber: PhoneNumber, in project: ProjectID) throws

    /// Deletes ledgers that nothing was noted in since `moment`, except those with
    /// consecutive failures and of numbers that want no messages, and says how many there were.
    ///
    /// A provider's word for such a wish goes too if it is older than that.
    func deleteLedgers(untouchedSince moment: Timestamp) throws -> Int
}
