import DialtoneAuth
import Foundation

// What happens to an anonymous user who signs in: the account is upgraded, or replaced by another
// one if the user agrees.
extension SignInCalls {
    /// The anonymous user who keeps the account; `nil` if there is none, or the app does not want it.
    var guest: User? {
        guard options.upgradesAnonymousUser, reauthenticating == nil, let user = auth.currentUser, user.isAnonymous else {
            return nil
        }
        return user
    }

    /// Signs in, or upgrades the anonymous user.
    func signIn(with credential: AuthCredential) async throws -> SignInAnswer {
        if let reauthenticating {
            return await finish(try await reauthenticating.reauthenticate(with: credential))
        }
        guard let guest else { return await finish(try await auth.signIn(with: credential)) }
        do {
            return await finish(try await guest.link(with: credential))
        } catch let error where Self.conflicts.contains(AuthErrorCode(error)) {
            // A code is used up by the refusal, so the server returns another proof of it.
            let key = AuthErrorUserInfoUpdatedCredentialKey
            let other = (error as NSError).userInfo[key] as? AuthCredential
            otherAccount = .credential(other ?? credential)
            return .conflict
        }
    }

    private static let conflicts: Set<AuthErrorCode?> = [
        .credentialAlreadyInUse, .emailAlreadyInUse,
    ]

    /// Verifies a credential of an existing account, and keeps the guest until the user agrees.
    func prove(_ credential: AuthCredential) async throws -> SignInAnswer {
        do {
            otherAccount = .proved(try await auth.prove(credential))
        } catch {
            guard let resolver = Self.resolver(of: error) else { throw error }
            otherAccount = .pending(resolver)
        }
        return .conflict
    }

    func switchAccount() async throws -> SignInAnswer {
        leftGuestID = guest?.uid
        return switch otherAccount {
        case .credential(let credential): await finish(try await auth.signIn(with: credential))
        case .proved(let signIn): await finish(try await auth.complete(signIn))
        case .pending(let resolver): ask(resolver)
        case nil: .failed(.unknown)
        }
    }
}
