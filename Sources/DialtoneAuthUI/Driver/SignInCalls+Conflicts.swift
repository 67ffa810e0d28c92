import DialtoneAuth
import Foundation

// A provider whose user has the address of an account with another way to sign in.
extension SignInCalls {
    func proveProvider() async throws -> SignInAnswer {
        guard let visited else { return .failed(.unknown) }
        self.visited = nil
        return try await signIn(with: visited)
    }

    /// Asks the user to sign in to the account, to which the provider is linked then.
    func tell(of conflict: ConflictingAccount) -> SignInAnswer {
        self.conflict = conflict
        let known = conflict.methods
        let fitting = options.methods.filter { method in
            guard method.hasAddress, method.name != conflict.credential.provider else {
                return false
            }
            return known.isEmpty || known.contains(method.name)
        }
        return .existingAccount(ExistingAccount(email: conflict.email, methods: fitting))
    }

    /// Links the provider, if the user has signed in to the account with its address.
    ///
    /// A failure is no reason to refuse the sign-in: the next one with the provider begins again.
    func solveConflict(for user: User) async {
        guard let waiting = conflict, user.email?.lowercased() == waiting.email.lowercased() else {
            return
        }
        conflict = nil
        do {
            try await user.link(with: waiting.credential)
        } catch {
            note(error, while: "The provider could not be linked to the account")
        }
    }
}
