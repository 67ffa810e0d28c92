import Foundation

/// The account that has the address of a provider's user, but another way to sign in.
package struct ConflictingAccount {
    static let methodsKey = "DialtoneSignInMethods"

    /// The address.
    package let email: String

    /// How the account signs in, with the server's names; empty if the project keeps that private.
    package let methods: [String]

    /// What to link to the account after the user has signed in to it.
    package let credential: AuthCredential

    /// Reads an error; `nil` if it is not such a conflict.
    package init?(_ error: any Error) {
        let facts = (error as NSError).userInfo
        guard AuthErrorCode(error) == .accountExistsWithDifferentCredential,
            let email = facts[AuthErrorUserInfoEmailKey] as? String,
            let credential = facts[AuthErrorUserInfoUpdatedCredentialKey] as? AuthCredential
        else { return nil }
        self.email = email
        methods = facts[Self.methodsKey] as? [String] ?? []
        self.credential = credential
    }
}
