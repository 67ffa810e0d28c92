import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension UpdateAccountRequest: WireInput {}

/// Changes the user's own account, as far as users may, and applies action codes.
struct UpdateOwnAccount: Endpoint {
    let credentials: CredentialChanger
    let codes: ActionCodes
    let links: ActionLinks

    func respond(
        to input: UpdateAccountRequest,
        from caller: AppCaller
    ) async throws -> UpdateAccountResponse {
        let link = links.link(for: caller)
        if let code = input.oobCode {
            let done = try await codes.apply(code, link: link, for: caller)
            return UpdateAccountResponse(done.account)
        }
        guard let idToken = input.idToken, !idToken.isEmpty else {
            throw RequestRefusal.unsupportedRequest
        }
        if input.customAttributes != nil { throw RequestRefusal.insufficientPermission(nil) }
        if input.disableUser != nil {
            throw Refusal.unsupportedOperation("Only administrators can disable accounts.")
        }
        if input.deleteSecondFactor != nil {
            throw Refusal.unsupportedOperation(
                "Only administrators can remove second factors by accounts:update."
            )
        }
        if input.deleteRecoveryCodes != nil {
            throw Refusal.unsupportedOperation("Only administrators can delete recovery codes.")
        }
        let (account, tokens) = try await credentials.change(
            idToken,
            by: try CredentialChange(input),
            link: link,
            for: caller
        )
        var answer = UpdateAccountResponse(account)
        if let tokens {
            answer.idToken = tokens.idToken
            answer.refreshToken = tokens.refreshToken.text
            answer.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
        }
        return answer
    }
}

extension CredentialChange {
    fileprivate init(_ input: UpdateAccountRequest) throws {
        self.init(NewCredentials(email: input.email, password: input.password))
        let removed = Set(input.deleteProvider ?? [])
        let profile = try ProfileChanges(input)
        displayName = profile.account.displayName
        photoURL = profile.account.photoURL
        removedPasskeys = try input.removedPasskeys
        renamedPasskeys = try input.renamedPasskeys
        removesPhoneNumber = removed.contains("phone")
        removesEmail =
            removed.contains("password") || input.deleteAttribute?.contains(.email) == true
        removesPassword =
            removed.contains("password") || input.deleteAttribute?.contains(.password) == true
        removedProviders = Set(
            removed.subtracting(["phone", "password"]).map(SignInProvider.init(rawValue:))
        )
    }
}
