import DialtoneCore
import IdentityToolkit

extension UpdateAccountResponse {
    /// The account after the change; clients keep the tokens they have.
    init(_ account: Account) {
        self.init(
            localID: account.id.rawValue,
            email: account.email,
            emailVerified: account.email == nil ? nil : account.isEmailVerified,
            displayName: account.displayName,
            photoURL: account.photoURL,
            providerUserInfo: ProviderUserInfo.entries(of: account)
        )
    }
}
