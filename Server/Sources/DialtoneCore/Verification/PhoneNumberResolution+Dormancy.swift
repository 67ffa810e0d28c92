import PhoneNumbers

extension PhoneNumberResolution {
    /// What comes between a proved number and its account because the number may be in other
    /// hands by now; `nil` if nothing does.
    func dormancyStep(
        for owner: Account,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome? {
        let policy = project.settings.dormantNumbers
        guard policy.action != .allow, owner.id != knownAccount, owner.isDisabled != true,
            let phoneNumber = owner.phoneNumber
        else { return nil }
        let verdict = try verdict(on: owner, in: data)
        return try carryOut(verdict, for: owner, phoneNumber, evidence, in: data)
    }

    func verdict(on owner: Account, in data: any DataWriter) throws -> NumberVerdict {
        project.settings.dormantNumbers.verdict(
            on: owner,
            claim: try data.numberClaim(on: owner.id, of: project.id),
            at: now
        )
    }

    private func carryOut(
        _ verdict: NumberVerdict,
        for owner: Account,
        _ phoneNumber: PhoneNumber,
        _ evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome? {
        switch verdict {
        case .welcome: return nil
        case .otherProof(let ways): return .refused(.otherProofRequired(ways))
        case .wait(let wait): return .refused(.numberClaimWaits(retryAfter: wait))
        case .claim(let wait):
            try data.save(
                NumberClaim(
                    projectID: project.id,
                    accountID: owner.id,
                    phoneNumber: phoneNumber,
                    claimedAt: now
                )
            )
            return .refused(.numberClaimWaits(retryAfter: wait))
        case .claimed:
            if leavesRestToHooks { return try leaveClaimToHooks(on: owner, evidence, in: data) }
            try handOver(owner, in: data)
            return nil
        case .freshAccount:
            return try startAfresh(without: owner, evidence: evidence, in: data)
        }
    }

    /// Whoever was signed in to the account may be somebody else.
    func handOver(_ owner: Account, in data: any DataWriter) throws {
        guard let held = try data.holdAccount(owner.id, of: project.id) else { return }
        try endSessions(of: held, in: data)
        try data.deleteNumberClaim(on: owner.id, of: project.id)
    }

    private func startAfresh(
        without owner: Account,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        guard mayCreateAccount else { return .refused(.accountNotFound) }
        guard project.settings.allowsSignUp else { return .refused(.signUpDisabled) }
        guard let phoneNumber = owner.phoneNumber,
            let held = try data.holdAccount(owner.id, of: project.id)
        else { return .refused(.accountNotFound) }
        if leavesRestToHooks {
            return try leaveFreshAccountToHooks(
                with: phoneNumber,
                without: held,
                evidence,
                in: data
            )
        }
        try takeNumber(phoneNumber, off: held, in: data)
        return try create(with: phoneNumber, evidence: evidence, in: data)
    }

    /// Where another proof of the number was faster, its account has the number by now.
    func takeNumber(
        _ phoneNumber: PhoneNumber,
        off owner: Account,
        in data: any DataWriter
    ) throws {
        guard owner.phoneNumber == phoneNumber else { return }
        var owner = owner
        owner.loseNumber()
        try data.save(.byProof(owner))
        try events.record(.phoneNumberChanged, of: owner, in: data)
    }
}
