package import PhoneNumbers

/// What a request offers as proof of a number, ready to be judged inside a transaction.
package enum PhoneEvidence: Sendable {
    case code(CodeDigest, VerificationSessionID, ProjectID, for: VerificationPurpose)
    case temporaryProof(TokenDigest, PhoneNumber, ProjectID)

    package enum Verdict: Sendable {
        case proved(PhoneNumber)
        /// Not proved; what was written, a spent try above all, has to stay.
        case refused(Refusal)
    }

    /// Judges the evidence and leaves the traces of that: the try, the ledger, the used session.
    package func judge(in data: any DataWriter, at now: Timestamp) throws -> Verdict {
        switch self {
        case .code(let digest, let session, let project, let purpose):
            guard let found = try data.verificationSession(session), found.projectID == project,
                found.purpose == purpose
            else { return .refused(.unknownSession) }
            return try Self.judge(digest, for: found, in: data, at: now)
        case .temporaryProof(let digest, let phoneNumber, let project):
            guard let proof = try data.temporaryProof(digest, at: now),
                proof.projectID == project, proof.phoneNumber == phoneNumber
            else { return .refused(.invalidTemporaryProof) }
            return .proved(phoneNumber)
        }
    }

    private static func judge(
        _ digest: CodeDigest,
        for found: VerificationSession,
        in data: any DataWriter,
        at now: Timestamp
    ) throws -> Verdict {
        if found.isTest {
            return try judgeTest(digest, for: found, in: data, at: now)
        }
        guard found.codeDigest.matches(digest) else {
            var ledger = try data.holdLedger(of: found.phoneNumber, in: found.projectID)
            return try judgeWrong(of: found, in: data, at: now) { session in
                ledger.recordFailure(at: now)
                try data.save(ledger)
                return .wrongCode(triesLeft: session.triesLeft)
            }
        }
        if let refusal = found.refusal(at: now) { return .refused(refusal) }
        try data.clearLedger(of: found.phoneNumber, in: found.projectID)
        guard try data.consumeVerificationSession(found.id, at: now) else {
            // Another request used the session up a moment ago; throwing keeps the ledger.
            throw try refusal(of: found.id, in: data, at: now)
        }
        try data.enterMessage(found.id, at: now)
        if found.isGuarded { try SendGuard.enter(found.id, in: data, at: now) }
        return .proved(found.phoneNumber)
    }

    /// A fictional number's session proves again and again, and no ledger is kept for it; but
    /// wrong codes wear it out like any other.
    private static func judgeTest(
        _ digest: CodeDigest,
        for found: VerificationSession,
        in data: any DataWriter,
        at now: Timestamp
    ) throws -> Verdict {
        guard found.codeDigest.matches(digest) else {
            return try judgeWrong(of: found, in: data, at: now) { session in
                .wrongCode(triesLeft: session.triesLeft)
            }
        }
        if let refusal = found.refusal(at: now) { return .refused(refusal) }
        return .proved(found.phoneNumber)
    }

    /// Takes a try for a wrong code, as long as there is one to take.
    private static func judgeWrong(
        of found: VerificationSession,
        in data: any DataWriter,
        at now: Timestamp,
        _ note: (VerificationSession) throws -> Refusal
    ) throws -> Verdict {
        guard let session = try data.spendTry(on: found.id, of: found.projectID, at: now) else {
            return .refused(try refusal(of: found.id, in: data, at: now))
        }
        return .refused(try note(session))
    }

    private static func refusal(
        of id: VerificationSessionID,
        in data: any DataWriter,
        at now: Timestamp
    ) throws -> Refusal {
        try data.verificationSession(id)?.refusal(at: now) ?? .unknownSession
    }
}
