import DialtoneAuth

// Sign-in with a passkey, and its creation.
extension SignInCalls {
    func runByPasskey(_ request: SignInRequest) async throws -> SignInAnswer {
        guard let passkeys else { return .failed(.passkeysUnavailable) }
        switch request {
        case .signInWithPasskey(let suggested?):
            return try await signIn(with: suggested)
        case .signInWithPasskey(nil):
            return .passkeyChosen(try await auth.passkeyAssertion(from: passkeys))
        case .createPasskey:
            return try await createPasskey(passkeys)
        default:
            return .failed(.unknown)
        }
    }

    /// A passkey always belongs to an existing account, so a guest has to agree to switch to it.
    private func signIn(with assertion: PasskeyAssertion) async throws -> SignInAnswer {
        guard guest == nil else { return try await prove(auth.credential(of: assertion)) }
        if reauthenticating != nil { return try await signIn(with: auth.credential(of: assertion)) }
        return await finish(try await auth.signIn(withPasskey: assertion))
    }

    /// What the user wants is there if the device already has a passkey of the account.
    private func createPasskey(
        _ passkeys: any PasskeyAuthenticator
    ) async throws -> SignInAnswer {
        guard let user = auth.currentUser else { return .failed(.unknown) }
        do {
            try await user.enrollPasskey(from: passkeys)
        } catch let error where PasskeyProblem(error)?.cause == .alreadyCreated {}
        return .passkeyCreated
    }
}
