public import Foundation
import IdentityToolkit

/// What proves who a person is, for one way to sign in.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthCredential)
#endif
public class AuthCredential: NSObject, @unchecked Sendable {
    // Unchecked, because a class with subclasses cannot be checked; all of them are in this module
    // and hold constants only.

    /// The way to sign in, such as `phone`.
    public let provider: String

    init(provider: String) {
        self.provider = provider
    }

    /// Has the server check this credential.
    ///
    /// - Throws: Also where the server took it and yet nobody is signed in, because the account
    ///   has a second factor or another account is in the way.
    func prove(for purpose: CredentialPurpose, by auth: Auth) async throws -> ProvedSignIn {
        throw AuthErrorCode.operationNotAllowed.error(
            reason: "This SDK does not sign in with \(provider)."
        )
    }

    /// Whether an account has this way to sign in already.
    func isPart(of account: AccountInfo) -> Bool {
        account.hasProvider(provider)
    }
}

extension AccountInfo {
    /// Whether this account signs in by a provider.
    func hasProvider(_ providerID: String) -> Bool {
        (providerUserInfo ?? []).contains { $0.providerID == providerID }
    }
}
