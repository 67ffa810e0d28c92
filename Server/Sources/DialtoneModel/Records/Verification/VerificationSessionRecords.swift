package import DialtoneBasics
package import PhoneNumbers

/// Reads verification sessions.
package protocol VerificationSessionReader {
    func verificationSession(_ id: VerificationSessionID) throws -> VerificationSession?

    /// Those of the sessions that exist, in no order.
    func verificationSessions(_ ids: [VerificationSessionID]) throws -> [VerificationSession]

    /// The newest session for number and purpose that is neither used nor superseded, be it expired
    /// or out of tries: the one that belongs to `installation`, or without it the common one.
    func latestVerificationSession(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?
    ) throws -> VerificationSession?
}

/// Changes verification sessions; each check-and-set is one conditional statement.
package protocol VerificationSessionWriter {
    func insert(_ session: VerificationSession) throws

    /// Marks all open sessions for number and purpose as superseded: those that belong to
    /// `installation`, or without it the common ones.
    func supersedeVerificationSessions(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?,
        at now: Timestamp
    ) throws

    /// Removes the installation from the session, because another caller got the session as well.
    func forgetInstallation(of id: VerificationSessionID) throws

    /// Takes one try and returns what is then; `nil` if the session is unknown, over, or has no
    /// try left, and then nothing changes.
    func spendTry(
        on id: VerificationSessionID,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> VerificationSession?

    /// Takes one try and marks the session as used; `false` if the session is unknown, over, or
    /// has no try left, and then nothing changes.
    func consumeVerificationSession(_ id: VerificationSessionID, at now: Timestamp) throws -> Bool

    /// Marks the session as superseded, so that no request gets it again.
    func supersedeVerificationSession(_ id: VerificationSessionID, at now: Timestamp) throws
}
