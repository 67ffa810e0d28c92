import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// Converts imported second factors.
struct ImportedFactorReader: Sendable {
    /// The length of an authenticator app's secret, in bytes: 80 bits are the least that apps make.
    private static let secretLength = 10...128

    /// Encrypts secrets; without it, authenticator apps are rejected.
    let secrets: SecondFactorSecrets?

    let random: RandomSource

    func factors(
        _ drafts: [ImportedSecondFactor],
        of account: Account,
        at now: Timestamp
    ) throws(ImportProblem) -> [SecondFactor] {
        var factors: [SecondFactor] = []
        for draft in drafts {
            let id = draft.id.map(SecondFactorID.init(rawValue:)) ?? SecondFactorID(random: random)
            guard !factors.contains(where: { $0.id == id }) else { throw .factorIDTwice }
            factors.append(
                SecondFactor(
                    id: id,
                    proof: try proof(of: draft, named: id, for: account),
                    displayName: draft.displayName,
                    enrolledAt: try AccountDraft.checked(draft.enrolledAt, "enrolledAt") ?? now
                )
            )
        }
        guard factors.count <= SecondFactor.limit else { throw .tooManyFactors }
        return factors
    }

    private func proof(
        of draft: ImportedSecondFactor,
        named id: SecondFactorID,
        for account: Account
    ) throws(ImportProblem) -> SecondFactor.Proof {
        if let bytes = draft.totpSecret {
            guard Self.secretLength.contains(bytes.count) else { throw .outOfRange("the secret") }
            let sealed = try? secrets?.seal(
                TOTPSecret(bytes: bytes),
                of: id,
                for: account.id,
                in: account.projectID
            )
            guard let sealed else { throw .factorUnsupported }
            return .totp(TOTPEnrollment(sealedSecret: sealed))
        }
        guard let text = draft.phoneNumber else { throw .factorUnsupported }
        guard let number = try? PhoneNumber(parsing: text) else { throw .factorNumberInvalid }
        return .phone(number)
    }
}
