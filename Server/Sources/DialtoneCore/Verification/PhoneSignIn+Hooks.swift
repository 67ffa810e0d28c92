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
        return try await signIn(
            to: stored.id,
            isNew: stored.id == account.id,
            linkedBy: nil,
            for: request
        )
    }

    /// Whoever adds a number by a token is signed in already, second factor and all.
    func signIn(
        to account: AccountID,
        isNew: Bool,
        linkedBy token: CheckedIDToken?,
        for request: PhoneSignInRequest
    ) async throws -> PhoneSignInResult {
        var factor = FirstFactor.phoneNumber
        factor.bypassesSecondFactor = token != nil
        let outcome = try await completion.complete(
            account,
            by: factor,
            provedBefore: token?.secondFactor,
            for: request.caller
        )
        switch outcome {
        case .signedIn(let tokens, let account):
            return .signedIn(tokens, account: account, isNew: isNew)
        case .secondFactorRequired(let credential, let account):
            return .secondFactorRequired(credential, account: account)
        }
    }
}

extension PhoneSignInRequest {
    fileprivate var caller: SignInCaller {
        SignInCaller(project: project, client: client)
    }
}

extension FirstFactor {
    fileprivate static let phoneNumber = FirstFactor(provider: .phone, method: "phone")
}
