import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import PhoneNumbers

/// Decides which account a verified number signs in to, and what the sign-in changes.
struct PhoneNumberResolution: Sendable {
    /// The sign-in; a failure is thrown, or sent as a response, after the writes are committed.
    typealias Outcome = Result<ProvedSignIn, any Error>

    let caller: AppCaller

    /// The token of a caller who adds the number to an existing account.
    let subject: CheckedIDToken?

    let mayCreateAccount: Bool
    let newAccountID: AccountID
    let temporaryProof: TemporaryProofSecret

    /// The notices that inform the owner of a changed number.
    let notices: OwnerNotices

    /// The account that the device is already signed in to.
    let knownAccount: AccountID?

    let events: AccountEvents
    let now: Timestamp

    var projectID: ProjectID { caller.projectID }
    var settings: ProjectSettings { caller.settings }

    /// Asks for the account with the number, unless the number is added to a known account.
    func findOwner(
        of phoneNumber: PhoneNumber,
        in data: any AccountReader
    ) throws -> Later<Account?>? {
        guard subject == nil else { return nil }
        return try data.accountLater(phoneNumber: phoneNumber, of: projectID)
    }

    /// Continues with a verified number, and with the `owner` that was asked for before.
    func resolve(
        _ phoneNumber: PhoneNumber,
        of owner: Later<Account?>?,
        provedBy evidence: PhoneEvidence,
        in data: any NumberResolutionRecords
    ) throws -> Outcome {
        if let subject { return try give(phoneNumber, by: subject, evidence, in: data) }
        let owner = try (owner ?? findOwner(of: phoneNumber, in: data))?.value()
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
        // The caller learns of the second factors only now, after the number is verified.
        let refusal = owner.secondFactorRefusal(after: .phoneNumber, by: secondFactors)
        return try refusal.map(refused) ?? proved(owner, by: evidence, in: data)
    }

    func create(
        with phoneNumber: PhoneNumber,
        _ evidence: PhoneEvidence,
        in data: any TemporaryProofWriter,
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

    /// Uses the proof, so that no other request can use it while a hook is called.
    func proved(
        _ account: Account,
        isNew: Bool = false,
        by evidence: PhoneEvidence,
        in data: any TemporaryProofWriter,
        settle: ProvedSignIn.Settlement? = nil
    ) throws -> Outcome {
        try evidence.useUp(in: data)
        var factor = FirstFactor.phoneNumber
        // A caller who adds a number is already signed in, including the second factor, and stays
        // in the same session.
        factor.bypassesSecondFactor = subject != nil
        return .success(
            ProvedSignIn(
                account: account,
                isNew: isNew,
                // A change that comes first can free the number, or find that it was freed.
                isUnclaimed: isNew && settle == nil,
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
