import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

/// Adds numbers to accounts whose owners are signed in.
extension PhoneNumberResolution {
    /// Adds the number to the account of `subject`, whose session continues.
    func give(
        _ phoneNumber: PhoneNumber,
        by subject: CheckedIDToken,
        _ evidence: PhoneEvidence,
        in data: any AccountReader & ActingSessionRecords & TemporaryProofWriter
    ) throws -> Outcome {
        let acting = try subject.hold(in: data)
        if let refusal = refusal(of: phoneNumber, by: acting) { return refused(refusal) }
        let owner = try data.account(phoneNumber: phoneNumber, of: projectID)
        if let owner, owner.id != acting.account.id {
            return try conflict(with: owner, over: phoneNumber, evidence, in: data)
        }
        return try proved(acting.account, by: evidence, in: data) { _, data in
            try change(phoneNumber, by: subject.hold(in: data), in: data)
        }
    }

    /// Makes the number the account's; throws ``AccountConflict`` if another account has it.
    ///
    /// If it replaces another number, all other sessions end: they may belong to the holder of the
    /// former number.
    private func change(
        _ phoneNumber: PhoneNumber,
        by acting: ActingSession,
        in data: any CredentialChangeRecords
    ) throws {
        let rule = ChangeRule(settings, at: now)
        let former = acting.account.phoneNumber
        var account = acting.account
        account.phoneNumber = phoneNumber
        account.phoneProvedAt = now
        let replacesNumber = former != nil && former != phoneNumber
        if replacesNumber {
            _ = try acting.saveEndingOthers(
                &account,
                under: rule,
                proving: .addition,
                in: data
            )
        } else {
            try data.save(rule.permit(account, by: acting, proving: .addition))
        }
        if former != phoneNumber { try events.record(.phoneNumberChanged, of: account, in: data) }
        if replacesNumber { try events.record(.sessionsRevoked, of: account, in: data) }
        try notices.leave(
            of: account,
            since: acting.account,
            isInDoubt: rule.isInDoubt(acting),
            in: data,
            at: now
        )
    }

    /// Returns why `phoneNumber` cannot become the number of the session's account: because of its
    /// second factors, or because the account must have one.
    private func refusal(of phoneNumber: PhoneNumber, by acting: ActingSession) -> Refusal? {
        let settings = settings.secondFactors
        let account = acting.account
        if settings.refusesPhoneAlone, acting.session.signInProvider == .anonymous {
            return .secondFactor(.phoneFirstFactorUnsupported)
        }
        guard settings.isOn, !account.secondFactors.isEmpty else { return nil }
        guard settings.allowsAfterPhone else {
            return .secondFactor(.phoneFirstFactorUnsupported)
        }
        return account.secondFactor(phoneNumber: phoneNumber) == nil
            ? nil : .secondFactor(.numberEnrolled)
    }

    /// Stores the proof that signs in to `owner`, if the number was verified by a code.
    private func conflict(
        with owner: Account,
        over phoneNumber: PhoneNumber,
        _ evidence: PhoneEvidence,
        in data: any TemporaryProofWriter
    ) throws -> Outcome {
        guard case .code = evidence else { return refused(.phoneNumberInUse) }
        try data.insert(
            TemporaryProof(
                digest: temporaryProof.digest,
                projectID: projectID,
                phoneNumber: phoneNumber,
                expiresAt: now + TemporaryProof.lifetime
            )
        )
        return .failure(PhoneNumberConflict(owner: owner))
    }
}

/// Another account than the caller's has the verified number.
struct PhoneNumberConflict: Error {
    let owner: Account
}
