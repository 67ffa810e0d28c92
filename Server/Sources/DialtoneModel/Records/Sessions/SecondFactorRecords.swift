package import DialtoneBasics

/// Changes enrollments of authenticator apps; each check-and-set is a single conditional statement.
package protocol TOTPEnrollmentWriter {
    func insert(_ session: TOTPEnrollmentSession) throws

    /// Returns the enrollment, even if it is over, without a change.
    func totpEnrollment(_ digest: TokenDigest) throws -> TOTPEnrollmentSession?

    /// Uses one attempt and returns the number of remaining ones; `nil`, without a change, if the
    /// enrollment is over.
    func spendTOTPEnrollmentTry(_ digest: TokenDigest, at now: Timestamp) throws -> Int?

    /// Marks the enrollment as completed; returns `false` and changes nothing if it is over.
    func completeTOTPEnrollment(_ digest: TokenDigest, at now: Timestamp) throws -> Bool
}

/// Reads and changes the ledgers of accounts' authenticator apps.
///
/// Callers lock the account first, so that such transactions run one after the other.
package protocol SecondFactorLedgerWriter {
    func secondFactorLedger(of account: Account) throws -> SecondFactorLedger
    func save(_ ledger: SecondFactorLedger) throws
    func clearSecondFactorLedger(of account: Account) throws
}
