import PhoneNumbers

/// Numbers for accounts that somebody is signed in to.
extension PhoneNumberResolution {
    func give(
        _ phoneNumber: PhoneNumber,
        to subject: AccountID,
        owner: Account?,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        if let owner, owner.id != subject {
            return try conflict(with: owner, over: phoneNumber, evidence: evidence, in: data)
        }
        if leavesRestToHooks {
            return try leaveNumberToHooks(phoneNumber, for: subject, evidence, in: data)
        }
        if let changed = try change(phoneNumber, of: subject, in: data) {
            return try signIn(to: changed, evidence: evidence, in: data)
        }
        guard let owner = try data.account(phoneNumber: phoneNumber, of: project.id),
            owner.id != subject
        else { return .refused(.accountNotFound) }
        return try conflict(with: owner, over: phoneNumber, evidence: evidence, in: data)
    }

    /// Makes the number the account's; `nil` if the account is gone, or another one has the number.
    func change(
        _ phoneNumber: PhoneNumber,
        of subject: AccountID,
        in data: any DataWriter
    ) throws -> Account? {
        let before = try data.account(subject, of: project.id)?.phoneNumber
        let changed = try data.setPhoneNumber(
            phoneNumber,
            on: subject,
            of: project.id,
            provedAt: now
        )
        guard let changed else { return nil }
        if before != phoneNumber { try events.record(.phoneNumberChanged, of: changed, in: data) }
        if let before, before != phoneNumber { try endSessions(of: changed, in: data) }
        return changed
    }

    /// Signs everybody else out: whoever holds the number of before has no part in the account.
    func endSessions(of account: Account, in data: any DataWriter) throws {
        var account = account
        account.revokeTokens(at: now)
        try data.save(account)
        try data.endSessions(of: account)
        try events.record(.sessionsRevoked, of: account, in: data)
    }

    private func conflict(
        with owner: Account,
        over phoneNumber: PhoneNumber,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        guard case .code = evidence else { return .refused(.phoneNumberInUse) }
        try data.insert(
            TemporaryProof(
                digest: temporaryProof.digest,
                projectID: project.id,
                phoneNumber: phoneNumber,
                expiresAt: now + TemporaryProof.lifetime
            )
        )
        return .conflict(owner)
    }
}
