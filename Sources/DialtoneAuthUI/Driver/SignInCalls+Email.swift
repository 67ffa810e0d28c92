import DialtoneAuth

// Sign-in with an e-mail address: by password, or by a link.
extension SignInCalls {
    func runByEmail(_ request: SignInRequest) async throws -> SignInAnswer {
        switch request {
        case .signIn(let email, let password):
            let credential = EmailAuthProvider.credential(withEmail: email, password: password)
            // Linked to the guest, a mistyped address would become a new account.
            guard guest == nil else { return try await prove(credential) }
            return try await signIn(with: credential)
        case .signUp(let email, let password, let name):
            return try await signUp(email, password, name)
        case .resetPassword(let email):
            return try await resetPassword(email)
        case .sendLink(let email):
            let settings = emailLink ?? ActionCodeSettings()
            try await auth.sendSignInLink(toEmail: email, actionCodeSettings: settings)
            return .linkSent
        case .openLink(let link, let email):
            let credential = EmailAuthProvider.credential(withEmail: email, link: link)
            return try await signIn(with: credential)
        default:
            return .failed(.unknown)
        }
    }

    /// A taken address is no conflict: the password is new, so it belongs to no other account.
    private func signUp(
        _ email: String,
        _ password: String,
        _ name: String?
    ) async throws -> SignInAnswer {
        let result: AuthDataResult
        if let guest {
            let credential = EmailAuthProvider.credential(withEmail: email, password: password)
            result = try await guest.link(with: credential)
        } else {
            result = try await auth.createUser(withEmail: email, password: password)
        }
        if let name { await set(name, of: result.user) }
        return await finish(result)
    }

    /// An account without its name is no reason to refuse the sign-in.
    private func set(_ name: String, of user: User) async {
        let change = user.createProfileChangeRequest()
        change.displayName = name
        do {
            try await change.commitChanges()
        } catch {
            note(error, while: "The name could not be set")
        }
    }

    /// The answer is the same for every address, also if the project has e-mail privacy off.
    private func resetPassword(_ email: String) async throws -> SignInAnswer {
        do {
            try await auth.sendPasswordReset(withEmail: email)
        } catch let error where Self.tellOfAccounts.contains(AuthErrorCode(error)) {}
        return .linkSent
    }

    private static let tellOfAccounts: Set<AuthErrorCode?> = [.userNotFound, .userDisabled]
}
