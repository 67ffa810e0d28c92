/// The rest of a sign-in in a project whose hooks are asked, in steps with an answer between them.
///
/// The code is used up by now, so that nobody tries it again while a hook thinks.
extension PhoneSignIn {
    /// Creates the account that a proved number needs, if the hook lets it, and signs in to it.
    func create(
        _ candidate: Account,
        for request: PhoneSignInRequest
    ) async throws -> PhoneSignInResult {
        let approved = try await creation.approve(
            candidate,
            by: .phoneNumber,
            for: request.caller
        )
        let account = approved.account
        let stored = try await store.write { data in
            if try approved.insert(in: data) { return account }
            // Another session proved the same number a moment ago and created its account.
            guard let phoneNumber = account.phoneNumber,
                let owner = try data.account(phoneNumber: phoneNumber, of: account.projectID)
            else { throw Refusal.accountNotFound }
            return owner
        }
        return try await signIn(to: stored.id, isNew: stored.id == account.id, for: request)
    }

    func signIn(
        to account: AccountID,
        isNew: Bool,
        for request: PhoneSignInRequest
    ) async throws -> PhoneSignInResult {
        let outcome = try await completion.complete(
            account,
            by: .phoneNumber,
            for: request.caller
        )
        switch outcome {
        case .signedIn(let tokens, let account):
            return .signedIn(tokens, account: account, isNew: isNew)
        case .secondFactorRequired:
            // A number asks for no second factor where the one-transaction path asks for none.
            throw Refusal.accountNotFound
        }
    }
}

extension PhoneSignInRequest {
    fileprivate var caller: SignInCaller {
        SignInCaller(project: project, client: client)
    }
}

extension FirstFactor {
    fileprivate static var phoneNumber: FirstFactor {
        var factor = FirstFactor(provider: .phone, method: "phone")
        factor.bypassesSecondFactor = true
        return factor
    }
}
