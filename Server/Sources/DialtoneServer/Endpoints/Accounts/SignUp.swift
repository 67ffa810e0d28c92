import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension SignUpRequest: WireInput {}

/// Creates an anonymous account or one with a password, or adds a password to an account.
struct SignUp: Endpoint {
    let anonymous: AnonymousSignUp
    let passwords: PasswordSignUp
    let credentials: CredentialChanger
    let links: ActionLinks
    let proofs: AppProofRequirement

    func respond(
        to input: SignUpRequest,
        from caller: AppCaller
    ) async throws -> SignUpResponse {
        guard input.localId == nil else { throw RequestRefusal.unexpectedParameter("User ID") }
        let new = NewCredentials(email: input.email, password: input.password)
        if let idToken = input.idToken, !idToken.isEmpty {
            return try await upgrade(idToken, new, input, caller)
        }
        let subject = input.email ?? ""
        try await proofs.check(
            AppProof(input, from: caller).about(subject, signedAs: subject, for: .signUp),
            from: caller
        )
        guard new.isEmpty else { return try await signUp(new, input, caller) }
        let outcome = try await anonymous.signUp(for: caller)
        return SignUpResponse(outcome.account, try outcome.tokens)
    }

    private func signUp(
        _ new: NewCredentials,
        _ input: SignUpRequest,
        _ caller: AppCaller
    ) async throws -> SignUpResponse {
        let outcome = try await passwords.signUp(
            new,
            displayName: try input.displayName.map(ProfileChanges.checked(displayName:)),
            photoURL: try input.photoUrl.map(ProfileChanges.checked(photoURL:)),
            for: caller
        )
        let answer = SignInResponse(outcome)
        return SignUpResponse {
            $0.localId = answer.account.id.rawValue
            $0.email = answer.account.email
            $0.displayName = answer.account.displayName
            $0.idToken = answer.idToken
            $0.refreshToken = answer.refreshToken
            $0.expiresIn = answer.expiresIn
        }
    }

    private func upgrade(
        _ idToken: String,
        _ new: NewCredentials,
        _ input: SignUpRequest,
        _ caller: AppCaller
    ) async throws -> SignUpResponse {
        _ = try new.both()
        var change = CredentialChange(new)
        if let name = input.displayName {
            change.displayName = .set(try ProfileChanges.checked(displayName: name))
        }
        if let url = input.photoUrl {
            change.photoURL = .set(try ProfileChanges.checked(photoURL: url))
        }
        let (account, tokens) = try await credentials.change(
            idToken,
            by: change,
            link: links.link(for: caller),
            for: caller
        )
        return SignUpResponse(account, tokens)
    }
}

extension SignUpResponse {
    fileprivate init(_ account: Account, _ tokens: TokenPair?) {
        self.init()
        localId = account.id.rawValue
        email = account.email ?? ""
        displayName = account.displayName
        idToken = tokens?.idToken
        refreshToken = tokens?.refreshToken.text
        expiresIn = tokens.map { _ in String(TokenPair.idTokenLifetime.wholeSeconds) }
    }
}
