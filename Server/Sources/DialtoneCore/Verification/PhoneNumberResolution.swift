import PhoneNumbers

/// Decides which account a proved number leads to, and what changes with its sign-in.
struct PhoneNumberResolution: Sendable {
    /// A failure is refused, or answered, after what was written is durable.
    typealias Outcome = Result<ProvedSignIn, any Error>

    let caller: SignInCaller

    /// The token of a caller who adds the number to their account, if there is one.
    let subject: CheckedIDToken?

    let mayCreateAccount: Bool
    let newAccountID: AccountID
    let temporaryProof: TemporaryProofSecret

    /// The secret of the notice that tells the owner of a changed number.
    let warning: ActionSecret

    /// The account that the device is signed in to already, if any.
    let knownAccount: AccountID?

    let events: AccountEvents
    let now: Timestamp

    var projectID: ProjectID { caller.projectID }
    var settings: ProjectSettings { caller.settings }

    func resolve(
        _ phoneNumber: PhoneNumber,
        provedBy evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        if let subject { return try give(phoneNumber, by: subject, evidence, in: data) }
        let owner = try data.account(phoneNumber: phoneNumber, of: projectID)
        let secondFactors = settings.secondFactors
        if secondFactors.refusesPhoneAlone {
            return refused(.secondFactor(.phoneFirstFactorUnsupported))
        }
        guard let owner else {
            return try create(with: phoneNumber, evidence, in: data)
        }
        guard owner.isDisabled != true else { return refused(owner.disabledRefusal) }
        guard owner.asksForSecondFactor(after: .phoneNumber, by: secondFactors) else {
            return try signIn(toFirstFactorOf: owner, evidence, in: data)
        }
        // Only now, when the number is proved, does a caller learn of the second factors.
        let refusal = owner.secondFactorRefusal(after: .phoneNumber, by: secondFactors)
        return try refusal.map(refused) ?? proved(owner, by: evidence, in: data)
    }

    func create(
        with phoneNumber: PhoneNumber,
        _ evidence: PhoneEvidence,
        in data: any DataWriter,
        settle: ProvedSignIn.Settlement? = nil
    ) throws -> Outcome {
        guard mayCreateAccount else { return refused(.accountNotFound) }
        guard settings.allowsSignUp else { return refused(.signUpDisabled) }
        var account = Account(id: newAccountID, projectID: projectID, createdAt: now)
        account.phoneNumber = phoneNumber
        account.phoneProvedAt = now
        account.lastSignInAt = now
        account.lastRefreshAt = now
        return try proved(account, isNew: true, by: evidence, in: data, settle: settle)
    }

    /// Uses the proof up: no other request can use it while a hook answers.
    func proved(
        _ account: Account,
        isNew: Bool = false,
        by evidence: PhoneEvidence,
        in data: any DataWriter,
        settle: ProvedSignIn.Settlement? = nil
    ) throws -> Outcome {
        try evidence.useUp(in: data)
        var factor = FirstFactor.phoneNumber
        // A caller who adds a number is signed in already, including the second factor, and stays
        // in the same session.
        factor.bypassesSecondFactor = subject != nil
        return .success(
            ProvedSignIn(
                account: account,
                isNew: isNew,
                factor: factor,
                secondFactor: subject?.secondFactor,
                continued: subject,
                client: caller.client,
                settle: settle
            )
        )
    }

    func refused(_ refusal: Refusal) -> Outcome { .failure(refusal) }
}
