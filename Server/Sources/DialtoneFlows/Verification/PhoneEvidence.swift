package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// The proof of a number in a request, to be verified inside a transaction.
package enum PhoneEvidence: Sendable {
    /// The code has a digest under each key, of which the session has one.
    case code([CodeDigest], VerificationSessionID, ProjectID, for: VerificationPurpose)
    case temporaryProof(TokenDigest, PhoneNumber, ProjectID)

    package enum Verdict: Sendable {
        case proved(PhoneNumber)
        /// Not verified; the writes, especially the used attempt, must be committed.
        case refused(Refusal)
    }

    /// Verifies the evidence by `rules` and stores the result: the attempt, the ledger, the used
    /// session.
    ///
    /// If a message's code is right, `meanwhile` can ask for what is needed next about the number:
    /// the results arrive together with those of the writes.
    package func judge(
        in data: any CodeEntryRecords & TemporaryProofWriter,
        by rules: CodeRules,
        at now: Timestamp,
        meanwhile: (PhoneNumber) throws -> Void = { _ in }
    ) throws -> Verdict {
        switch self {
        case .code(let digests, let session, let project, let purpose):
            guard let found = try data.verificationSession(session), found.projectID == project,
                found.purpose == purpose
            else { return .refused(.unknownSession) }
            return try CodeJudgment(of: digests, for: found, by: rules, at: now)
                .verdict(in: data, meanwhile: meanwhile)
        case .temporaryProof(let digest, let phoneNumber, let project):
            guard let proof = try data.temporaryProof(digest, at: now),
                proof.projectID == project, proof.phoneNumber == phoneNumber
            else { return .refused(.invalidTemporaryProof) }
            return .proved(phoneNumber)
        }
    }

    /// Uses a temporary proof; verifying a message's code already uses the code.
    func useUp(in data: any TemporaryProofWriter) throws {
        guard case .temporaryProof(let digest, _, _) = self else { return }
        guard try data.consumeTemporaryProof(digest) else { throw Refusal.invalidTemporaryProof }
    }

    /// When the code was requested; `nil` if this is unknown.
    func start(in data: any VerificationSessionReader) throws -> Timestamp? {
        guard case .code(_, let session, _, _) = self else { return nil }
        return try data.verificationSession(session)?.createdAt
    }
}

extension VerificationKeys {
    /// Returns a code and the handle of its session as evidence for one purpose.
    ///
    /// Throws if this server did not seal the handle for `project`.
    package func evidence(
        sessionInfo: String?,
        code: String?,
        for purpose: VerificationPurpose,
        of project: ProjectID
    ) throws(Refusal) -> PhoneEvidence {
        guard let sessionInfo, !sessionInfo.isEmpty else { throw .missingSessionInfo }
        guard let code, !code.isEmpty else { throw .missingCode }
        guard let handle = open(sessionInfo, of: project) else { throw .unknownSession }
        let digests = digests(of: OneTimeCode(typed: code), in: handle.sessionID)
        return .code(digests, handle.sessionID, project, for: purpose)
    }
}
