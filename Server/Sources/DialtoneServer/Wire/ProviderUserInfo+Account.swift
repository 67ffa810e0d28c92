import DialtoneModel
import IdentityToolkit
import PhoneNumbers

extension ProviderUserInfo {
    /// Returns the sign-in methods of `account`; `nil` if there are none.
    static func entries(of account: Account) -> [ProviderUserInfo]? {
        let entries =
            [phone(of: account)].compactMap(\.self)
            + account.linkedProviders.map(ProviderUserInfo.init)
            + [password(of: account)].compactMap(\.self)
        return entries.isEmpty ? nil : entries
    }

    private static func phone(of account: Account) -> ProviderUserInfo? {
        guard let number = account.phoneNumber?.e164 else { return nil }
        return ProviderUserInfo {
            $0.providerId = "phone"
            $0.rawId = number
            $0.phoneNumber = number
        }
    }

    private static func password(of account: Account) -> ProviderUserInfo? {
        guard let email = account.email,
            account.passwordHash != nil || account.hasEmailLinkSignIn
        else { return nil }
        return ProviderUserInfo {
            $0.providerId = "password"
            $0.displayName = account.displayName
            $0.photoUrl = account.photoURL
            $0.federatedId = email
            $0.email = email
            $0.rawId = email
        }
    }

    private init(_ linked: LinkedProvider) {
        self.init()
        providerId = linked.providerID.rawValue
        displayName = linked.displayName
        photoUrl = linked.photoURL
        federatedId = linked.federatedID ?? linked.rawID
        email = linked.email
        rawId = linked.rawID
        screenName = linked.screenName
    }
}
