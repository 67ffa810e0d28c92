import DialtoneModel
import PhoneNumbers

extension PhoneNumberResolution {
    /// Signs in to an account that its number alone can open, unless the number may have been
    /// reassigned.
    func signIn(
        toFirstFactorOf owner: Account,
        _ evidence: PhoneEvidence,
        in data: any NumberClaimWriter & TemporaryProofWriter
    ) throws -> Outcome {
        guard settings.dormantNumbers.action != .allow, owner.id != knownAccount,
            let phoneNumber = owner.phoneNumber
        else { return try proved(owner, by: evidence, in: data) }
        switch try verdict(on: owner, in: data) {
        case .welcome:
            return try proved(owner, by: evidence, in: data)
        case .otherProof(let ways):
            return refused(.otherProofRequired(ways))
        case .wait(let wait):
            return refused(.numberClaimWaits(retryAfter: wait))
        case .claim(let wait):
            try data.save(
                NumberClaim(
                    projectID: projectID,
                    accountID: owner.id,
                    phoneNumber: phoneNumber,
                    claimedAt: now
                )
            )
            return refused(.numberClaimWaits(retryAfter: wait))
        case .claimed:
            return try proved(owner, by: evidence, in: data) { _, data in
                try handOver(owner, in: data)
            }
        case .freshAccount:
            return try create(with: phoneNumber, evidence, in: data) { _, data in
                try takeNumber(phoneNumber, off: owner, in: data)
            }
        }
    }

    private func verdict(on owner: Account, in data: any NumberClaimWriter) throws -> NumberVerdict
    {
        settings.dormantNumbers.verdict(
            on: owner,
            claim: try data.numberClaim(on: owner.id, of: projectID),
            at: now
        )
    }

    /// Ends all sessions of an account that was claimed: they may belong to the former holder of
    /// the number.
    private func handOver(
        _ owner: Account,
        in data: any AccountChangeRecords & NumberClaimWriter & SessionEndRecords
    ) throws {
        guard var held = try data.holdAccount(owner.id, of: projectID),
            try verdict(on: held, in: data) == .claimed
        else { throw Refusal.accountChanged }
        held.revokeTokens(at: now)
        try data.saveEndingSessions(.byProof(held))
        try events.record(.sessionsRevoked, of: held, in: data)
        try data.deleteNumberClaim(on: owner.id, of: projectID)
    }

    /// Returns the account that has the number now, because a concurrent proof of it was faster.
    private func takeNumber(
        _ phoneNumber: PhoneNumber,
        off owner: Account,
        in data: any AccountChangeRecords & NumberClaimWriter
    ) throws {
        guard var held = try data.holdAccount(owner.id, of: projectID),
            held.phoneNumber == phoneNumber
        else { return }
        guard try verdict(on: held, in: data) == .freshAccount else {
            throw Refusal.accountChanged
        }
        held.loseNumber()
        try data.save(.byProof(held))
        try events.record(.phoneNumberChanged, of: held, in: data)
    }
}
