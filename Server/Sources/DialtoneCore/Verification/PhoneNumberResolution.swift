import PhoneNumbers

/// Finds, creates or changes the account that a proved number leads to.
struct PhoneNumberResolution: Sendable {
    let project: Project

    /// The token of a caller who adds the number to their account, if there is one.
    let subject: CheckedIDToken?

    let mayCreateAccount: Bool
    let newAccountID: AccountID
    let session: SessionDraft
    let temporaryProof: TemporaryProofSecret

    /// For sign-ins that go on with a second factor, where the project has such.
    let pendingCredential: PendingCredential?

    /// What the owner of an account is told of a changed number by.
    let warning: ActionSecret

    let client: String?

    /// The account that the device is signed in to already, if any.
    let knownAccount: AccountID?

    let now: Timestamp
    let events: AccountEvents

    /// Whether somebody else opens the session, and creates the account, once hooks were asked.
    var leavesRestToHooks = false

    enum Outcome: Sendable {
        case signedIn(Session, Account, isNew: Bool)
        case conflict(Account)
        case secondFactorRequired(Account)
        case refused(Refusal)
        /// The number is proved; the account that it needs is still to be created, in one
        /// transaction with what `settle` does before.
        case candidate(Account, settle: Settlement?)
        /// The number is proved and leads to the account; its session is still to be opened, in
        /// one transaction with what `settle` does before.
        case found(Account, settle: Settlement)
    }

    func resolve(
        _ phoneNumber: PhoneNumber,
        provedBy evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        if let subject {
            return try give(phoneNumber, by: subject, evidence: evidence, in: data)
        }
        let owner = try data.account(phoneNumber: phoneNumber, of: project.id)
        if project.settings.secondFactors.refusesPhoneAlone {
            return .refused(.secondFactor(.phoneFirstFactorUnsupported))
        }
        if let owner {
            if let step = try secondFactorStep(for: owner, evidence: evidence, in: data)
                ?? dormancyStep(for: owner, evidence: evidence, in: data)
            {
                return step
            }
            return try signIn(to: owner, evidence: evidence, in: data)
        }
        return try create(with: phoneNumber, evidence: evidence, in: data)
    }

    func create(
        with phoneNumber: PhoneNumber,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        guard mayCreateAccount else { return .refused(.accountNotFound) }
        guard project.settings.allowsSignUp else { return .refused(.signUpDisabled) }
        let account = newAccount(with: phoneNumber)
        if leavesRestToHooks {
            try useUp(evidence, in: data)
            return .candidate(account, settle: nil)
        }
        if try data.insert(account) {
            try data.admitSignUp(to: project.id, by: project.settings.signUpQuota, at: now)
            try events.record(.accountCreated, of: account, in: data)
            return try open(account, isNew: true, evidence: evidence, in: data)
        }
        // Another session proved the same number a moment ago and created its account.
        guard let owner = try data.account(phoneNumber: phoneNumber, of: project.id) else {
            return .refused(.accountNotFound)
        }
        return try signIn(to: owner, evidence: evidence, in: data)
    }

    func newAccount(with phoneNumber: PhoneNumber) -> Account {
        var account = Account(id: newAccountID, projectID: project.id, createdAt: now)
        account.phoneNumber = phoneNumber
        account.phoneProvedAt = now
        account.lastSignInAt = now
        account.lastRefreshAt = now
        return account
    }

    func signIn(
        to account: Account,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        if leavesRestToHooks { return try leaveToHooks(account, evidence, in: data) }
        let current = try data.recordSignIn(
            account.id,
            of: project.id,
            at: now,
            phoneProved: true
        )
        guard let current else {
            let isDisabled = account.isDisabled == true
            return .refused(isDisabled ? account.disabledRefusal : .accountNotFound)
        }
        // A factor that was added since the account was found is asked for as well: the account is
        // held only from here on.
        if account.secondFactors.isEmpty,
            let step = try secondFactorStep(for: current, evidence: evidence, in: data)
        {
            return step
        }
        return try open(current, isNew: false, evidence: evidence, in: data)
    }

    /// Opens the account's session, and uses a temporary proof up.
    private func open(
        _ account: Account,
        isNew: Bool,
        evidence: PhoneEvidence,
        in data: any DataWriter
    ) throws -> Outcome {
        try useUp(evidence, in: data)
        let session = session.session(
            of: account,
            signedInWith: .phone,
            at: now,
            client: client,
            context: context(of: account)
        )
        try data.insert(session)
        try events.record(.signedIn, of: account, in: data)
        return .signedIn(session, account, isNew: isNew)
    }
}
