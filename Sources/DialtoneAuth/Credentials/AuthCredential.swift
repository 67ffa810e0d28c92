public import Foundation
import IdentityToolkit

/// A credential with which a user signs in.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthCredential)
#endif
public class AuthCredential: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler cannot check a class with subclasses; all of them are in this
    // module and contain only constants.

    /// The provider, for example `phone`.
    public let provider: String

    init(provider: String) {
        self.provider = provider
    }

    /// Has the server verify this credential.
    ///
    /// - Throws: Also if the credential is valid but no user is signed in, because the account has
    ///   a second factor or conflicts with another account.
    func prove(for purpose: CredentialPurpose, by auth: Auth) async throws -> ProvedSignIn {
        throw AuthErrorCode.operationNotAllowed.error(
            reason: "This SDK does not support sign-in with \(provider)."
        )
    }

    /// Returns whether an account already has this sign-in method.
    func isPart(of account: AccountInfo) -> Bool {
        account.hasProvider(provider)
    }
}

extension AccountInfo {
    /// Returns whether this account has the provider.
    func hasProvider(_ providerID: String) -> Bool {
        (providerUserInfo ?? []).contains { $0.providerId == providerID }
    }
}
