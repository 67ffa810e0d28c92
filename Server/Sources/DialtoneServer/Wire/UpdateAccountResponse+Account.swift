import DialtoneCore
import IdentityToolkit

extension UpdateAccountResponse {
    /// The account after the change.
    init(_ account: Account) {
        self.init(
            localID: account.id.rawValue,
            email: account.email,
            emailVerified: account.email == nil ? nil : account.isEmailVerified,
            displayName: account.displayName,
            photoURL: account.photoURL,
            passwordHash: account.passwordHash == nil ? nil : AccountInfo.redactedHash,
            providerUserInfo: ProviderUserInfo.entries(of: account)
        )
    }
}
