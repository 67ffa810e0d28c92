package import DialtoneBasics
package import PhoneNumbers

/// Reads verification sessions.
package protocol VerificationSessionReader {
    func verificationSession(_ id: VerificationSessionID) throws -> VerificationSession?

    /// Returns the existing sessions among these, in no particular order.
    func verificationSessions(_ ids: [VerificationSessionID]) throws -> [VerificationSession]

    /// Returns the newest session for the number and purpose that is neither used nor superseded,
    /// even if it has expired or has no attempts left.
    ///
    /// It belongs to `installation`; if that is `nil`, to none.
    func latestVerificationSessionLater(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?
    ) throws -> Later<VerificationSession?>
}

extension VerificationSessionReader {
    package func latestVerificationSession(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?
    ) throws -> VerificationSession? {
        try latestVerificationSessionLater(
            for: phoneNumber,
            of: project,
            purpose: purpose,
            ownOf: installation
        )
        .value()
    }
}

/// Changes verification sessions; each check-and-set is a single conditional statement.
package protocol VerificationSessionWriter {
    func insert(_ session: VerificationSession) throws

    /// Marks all open sessions for the number and purpose as superseded: those of `installation`,
    /// or if that is `nil`, those of none.
    func supersedeVerificationSessions(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?,
        at now: Timestamp
    ) throws

    /// Removes the installation from the session, because another caller got the session as well.
    func forgetInstallation(of id: VerificationSessionID) throws

    /// Uses one attempt and returns the updated session; `nil`, without a change, if the session is
    /// unknown, over, or has no attempts left.
    func spendTry(
        on id: VerificationSessionID,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> VerificationSession?

    /// Uses one attempt and marks the session as used; returns `false` and changes nothing if the
    /// session is unknown, over, or has no attempts left.
    func consumeVerificationSessionLater(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> Later<Bool>

    /// Marks the session as superseded, so that no request gets it again.
    func supersedeVerificationSession(_ id: VerificationSessionID, at now: Timestamp) throws
}

extension VerificationSessionWriter {
    package func consumeVerificationSession(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> Bool {
        try consumeVerificationSessionLater(id, at: now).value()
    }
}
