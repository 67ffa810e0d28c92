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
        guard account.isDisabled != true else { return .refused(account.disabledRefusal) }
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

    /// Why `phoneNumber` cannot become the number of the session's account, because of its second
    /// factors or because it must have one.
    func refusal(of phoneNumber: PhoneNumber, by acting: ActingSession) -> Refusal? {
        let settings = project.settings.secondFactors
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

    /// Uses a temporary proof up; the code of a message is used up by being judged.
    func useUp(_ evidence: PhoneEvidence, in data: any DataWriter) throws {
        guard case .temporaryProof(let digest, _, _) = evidence else { return }
        guard try data.consumeTemporaryProof(digest) else { throw Refusal.invalidTemporaryProof }
    }

    /// The session's context, which says whether a second factor must still be enrolled.
    func context(of account: Account) -> SessionContext {
        let factor = FirstFactor(provider: .phone, method: "phone")
        let isDemanded =
            account.secondFactors.isEmpty
            && project.settings.secondFactors.demandsEnrollment(after: factor)
        return SessionContext(isForEnrollment: isDemanded ? true : nil)
    }
}
