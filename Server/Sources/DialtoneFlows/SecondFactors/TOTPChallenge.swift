import DialtoneBasics
import DialtoneModel

/// A code of an authenticator app, to be verified inside a transaction that locks its account.
struct TOTPChallenge: Sendable {
    let secrets: SecondFactorSecrets
    let factorID: SecondFactorID
    let code: OneTimeCode?
    let adjacentSteps: Int
    let now: Timestamp

    enum Verdict: Sendable {
        /// Verified; the account records that the code is used.
        case proved(SecondFactor, Account)
        /// Not verified; the recorded failure must be committed.
        case refused(Refusal)
    }

    func judge(
        for account: Account,
        in data: any AccountWriter & SecondFactorLedgerWriter
    ) throws -> Verdict {
        guard let index = account.secondFactors.firstIndex(where: { $0.id == factorID }),
            var enrollment = account.secondFactors[index].totp
        else { throw Refusal.secondFactor(.unknownID) }
        var ledger = try data.secondFactorLedger(of: account)
        if let refusal = ledger.refusal(at: now) { throw refusal }
        let secret = try secrets.open(
            enrollment.sealedSecret,
            of: factorID,
            for: account.id,
            in: account.projectID
        )
        let step = secret.step(
            of: code,
            at: now,
            adjacentSteps: adjacentSteps,
            after: enrollment.lastUsedStep
        )
        guard let step else {
            let triesLeft = ledger.recordFailure(at: now)
            try data.save(ledger)
            return .refused(
                SecurityTrail.explaining(.wrongCode(triesLeft: triesLeft), as: .wrongTOTP)
            )
        }
        enrollment.lastUsedStep = step
        var account = account
        account.secondFactors[index].proof = .totp(enrollment)
        try data.save(.byProof(account), sharingEmail: true)
        return .proved(account.secondFactors[index], account)
    }
}
