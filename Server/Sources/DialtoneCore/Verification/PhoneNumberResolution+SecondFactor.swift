import PhoneNumbers

extension PhoneNumberResolution {
    /// What comes between a proved number and a session of `account`; `nil` if nothing does.
    ///
    /// It is told only now, when the number is proved: nobody else learns that the account has
    /// second factors.
    func secondFactorStep(
        for account: Account,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome? {
        guard project.settings.secondFactors.isOn, !account.secondFactors.isEmpty else {
            return nil
        }
        guard account.isDisabled != true else { return .refused(.accountDisabled) }
        guard let pendingCredential, !account.secondFactors(after: .phone).isEmpty else {
            return .refused(.secondFactor(.phoneFirstFactorUnsupported))
        }
        try useUp(evidence, in: data)
        try data.insert(
            PendingSignIn(
                pendingCredential,
                for: account,
                after: FirstFactor(provider: .phone, method: "phone"),
                client: client,
                at: now
            )
        )
        return .secondFactorRequired(account)
    }

    /// Why `phoneNumber` cannot become the number of `subject` because of its second factors.
    func refusal(
        of phoneNumber: PhoneNumber,
        for subject: AccountID,
        in data: any DataWriter
    ) throws -> Refusal? {
        let settings = project.settings.secondFactors
        guard settings.isOn, let account = try data.account(subject, of: project.id),
            !account.secondFactors.isEmpty
        else { return nil }
        guard settings.allowsAfterPhone else {
            return .secondFactor(.phoneFirstFactorUnsupported)
        }
        return account.secondFactor(phoneNumber: phoneNumber) == nil
            ? nil : .secondFactor(.numberEnrolled)
    }

    /// Uses a temporary proof up; the code of a message is used up by being judged.
    func useUp(_ evidence: PhoneEvidence, in data: any DataWriter) throws {
        guard case .temporaryProof(let digest, _, _) = evidence else { return }
        guard try data.consumeTemporaryProof(digest) else { throw Refusal.invalidTemporaryProof }
    }

    /// What the session remembers: the second factor of the session that asked, or that there
    /// has to be one.
    func context(of account: Account) -> SessionContext {
        let factor = FirstFactor(provider: .phone, method: "phone")
        let isDemanded =
            subject == nil && account.secondFactors.isEmpty
            && project.settings.secondFactors.demandsEnrollment(after: factor)
        return SessionContext(
            secondFactor: subjectSecondFactor,
            isForEnrollment: isDemanded ? true : nil
        )
    }
}
