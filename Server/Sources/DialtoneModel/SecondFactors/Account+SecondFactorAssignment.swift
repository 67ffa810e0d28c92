import DialtoneBasics
import PhoneNumbers

extension Account {
    /// Replaces the account's second factors with those that an administrator assigns.
    ///
    /// Duplicate numbers count once. An existing authenticator app is kept if it is listed, but
    /// cannot be added, because only the user has the secret. Throws for the first invalid factor,
    /// without changing the account.
    mutating func assign(
        _ assignment: SecondFactorAssignment,
        at now: Timestamp
    ) throws(Refusal) {
        var factors: [SecondFactor] = []
        for draft in assignment.drafts {
            let factor = try secondFactor(draft, at: now)
            if let number = factor.phoneNumber {
                if factors.contains(where: { $0.phoneNumber == number }) { continue }
                if assignment.settings.allowsAfterPhone, phoneNumber == number {
                    throw .secondFactor(.numberIsFirstFactor)
                }
            }
            guard !factors.contains(where: { $0.id == factor.id }) else {
                throw .secondFactor(.duplicateID)
            }
            factors.append(factor)
        }
        guard factors.count <= SecondFactor.limit else { throw .secondFactor(.limitExceeded) }
        if !factors.isEmpty { try checkWayBack(by: assignment.settings) }
        secondFactors = factors
    }

    /// Whether one of the second factors of `before` was removed.
    ///
    /// Administrators may keep a number under another ID.
    package func lacksFactor(of before: Account) -> Bool {
        !before.secondFactors.allSatisfy { old in
            secondFactors.contains { factor in
                factor.id == old.id
                    || (factor.phoneNumber != nil && factor.phoneNumber == old.phoneNumber)
            }
        }
    }

    private func secondFactor(
        _ draft: SecondFactorDraft,
        at now: Timestamp
    ) throws(Refusal) -> SecondFactor {
        guard (1...SecondFactorID.lengthLimit).contains(draft.id.rawValue.utf8.count) else {
            throw .secondFactor(.invalidID)
        }
        let existing = secondFactor(draft.id)
        if draft.isTOTP {
            guard var factor = existing, factor.totp != nil else {
                throw .secondFactor(
                    .unsupportedKind("Only users can enroll their own authenticator apps.")
                )
            }
            factor.displayName = draft.displayName ?? factor.displayName
            return factor
        }
        let number: PhoneNumber
        do {
            number = try PhoneNumber(parsing: draft.phoneNumber ?? "")
        } catch {
            throw .secondFactor(.invalidNumber(error))
        }
        return SecondFactor(
            id: draft.id,
            proof: .phone(number),
            displayName: draft.displayName,
            enrolledAt: draft.enrolledAt ?? existing?.enrolledAt ?? now
        )
    }

    /// Throws unless the account has a way to recover from the loss of a factor, or needs none.
    private func checkWayBack(by settings: SecondFactorSettings) throws(Refusal) {
        let signsInByPhoneAlone = email == nil && phoneNumber != nil && settings.allowsAfterPhone
        guard signsInByPhoneAlone || (email != nil && isEmailVerified) else {
            throw .secondFactor(.emailUnverified)
        }
    }
}
