package import DialtoneBasics

/// Changes authenticator apps that are being set up; each check-and-set is one conditional
/// statement.
package protocol TOTPEnrollmentWriter {
    func insert(_ session: TOTPEnrollmentSession) throws

    /// The session, be it over; it stays.
    func totpEnrollment(_ digest: TokenDigest) throws -> TOTPEnrollmentSession?

    /// Takes one try and returns how many are left; `nil` if the session is over, and then
    /// nothing changes.
    func spendTOTPEnrollmentTry(_ digest: TokenDigest, at now: Timestamp) throws -> Int?

    /// Marks the session as completed; `false` if it is over, and then nothing changes.
    func completeTOTPEnrollment(_ digest: TokenDigest, at now: Timestamp) throws -> Bool
}

/// Reads and changes what each account's authenticator app has been through.
///
/// Whoever does holds the account, so that such transactions run one after the other.
package protocol SecondFactorLedgerWriter {
    func secondFactorLedger(of account: Account) throws -> SecondFactorLedger
    func save(_ ledger: SecondFactorLedger) throws
    func clearSecondFactorLedger(of account: Account) throws
}
