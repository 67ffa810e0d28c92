/// The rest of a sign-in in a project whose hooks are asked, in steps with an answer between them.
extension PhoneSignIn {
    /// Another account got the number while a hook thought.
    private struct NumberTaken: Error {}

    /// Creates the account that a proved number needs, if the hook lets it, and signs in to it.
    func create(
        _ candidate: Account,
        for request: PhoneSignInRequest
    ) async throws -> PhoneSignInResult {
        let approved = try await approve(candidate, for: request)
        let account = approved.account
        let stored = try await store.write { data in
            if try approved.insert(in: data) { return account }
            return try Self.owner(of: account, in: data)
        }
        return try await signIn(to: stored.id, isNew: stored.id == account.id, for: request)
    }

    /// The same for a number that another account loses by it: all of it happens once both hooks
    /// have agreed, or nothing.
    func create(
        _ candidate: Account,
        settling settle: @escaping PhoneNumberResolution.Settlement,
        for request: PhoneSignInRequest
    ) async throws -> PhoneSignInResult {
        let approved = try await approve(candidate, for: request)
        do {
            let outcome = try await completion.complete(
                approved.account,
                by: .phoneNumber,
                for: request.caller
            ) { data in
                try settle(data)
                guard try approved.insert(in: data) else { throw NumberTaken() }
            }
            return PhoneSignInResult(outcome, isNew: true)
        } catch is NumberTaken {
            let account = approved.account
            let owner = try await store.write { try Self.owner(of: account, in: $0) }
            return try await signIn(to: owner.id, for: request)
        }
    }

    private func approve(
        _ candidate: Account,
        for request: PhoneSignInRequest
    ) async throws -> ApprovedAccount {
        try await creation.approve(candidate, by: .phoneNumber, for: request.caller)
    }

    /// A caller who adds a number by a token is signed in already, including the second factor, and
    /// stays in the same session.
    func signIn(
        to account: AccountID,
        isNew: Bool = false,
        linkedBy subject: CheckedIDToken? = nil,
        for request: PhoneSignInRequest,
        settle: @escaping PhoneNumberResolution.Settlement = { _ in }
    ) async throws -> PhoneSignInResult {
        var factor = FirstFactor.phoneNumber
        factor.bypassesSecondFactor = subject != nil
        let outcome = try await completion.complete(
            account,
            by: factor,
            continuing: subject,
            for: request.caller
        ) { _, data in
            try settle(data)
        }
        return PhoneSignInResult(outcome, isNew: isNew)
    }

    /// Whose the number of `account` is: another session proved it a moment ago.
    private static func owner(of account: Account, in data: any DataReader) throws -> Account {
        guard let phoneNumber = account.phoneNumber,
            let owner = try data.account(phoneNumber: phoneNumber, of: account.projectID)
        else { throw Refusal.accountNotFound }
        return owner
    }
}

extension PhoneSignInResult {
    fileprivate init(_ outcome: SignInOutcome, isNew: Bool) {
        switch outcome {
        case .signedIn(let tokens, let account):
            self = .signedIn(tokens, account: account, isNew: isNew)
        case .secondFactorRequired(let credential, let account):
            self = .secondFactorRequired(credential, account: account)
        }
    }
}

extension FirstFactor {
    fileprivate static let phoneNumber = FirstFactor(provider: .phone, method: "phone")
}
