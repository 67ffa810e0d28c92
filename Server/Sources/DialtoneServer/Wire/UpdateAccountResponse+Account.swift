import DialtoneModel
import IdentityToolkit

extension UpdateAccountResponse {
    /// Creates the response with the changed account.
    init(_ account: Account) {
        self.init()
        localId = account.id.rawValue
        email = account.email
        emailVerified = account.email == nil ? nil : account.isEmailVerified
        displayName = account.displayName
        photoUrl = account.photoURL
        passwordHash = account.passwordHash == nil ? nil : AccountInfo.redactedHash
        providerUserInfo = ProviderUserInfo.entries(of: account)
    }
}
