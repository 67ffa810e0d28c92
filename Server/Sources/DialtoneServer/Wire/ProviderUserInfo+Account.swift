import DialtoneCore
import IdentityToolkit
import PhoneNumbers

extension ProviderUserInfo {
    /// The ways in which `account` signs in; `nil` if there are none.
    static func entries(of account: Account) -> [ProviderUserInfo]? {
        let entries =
            [phone(of: account)].compactMap(\.self)
            + account.linkedProviders.map(ProviderUserInfo.init)
            + [password(of: account)].compactMap(\.self)
        return entries.isEmpty ? nil : entries
    }

    private static func phone(of account: Account) -> ProviderUserInfo? {
        guard let number = account.phoneNumber?.e164 else { return nil }
        return ProviderUserInfo(providerID: "phone", rawID: number, phoneNumber: number)
    }

    private static func password(of account: Account) -> ProviderUserInfo? {
        guard let email = account.email,
            account.passwordHash != nil || account.hasEmailLinkSignIn
        else { return nil }
        return ProviderUserInfo(
            providerID: "password",
            displayName: account.displayName,
            photoURL: account.photoURL,
            federatedID: email,
            email: email,
            rawID: email
        )
    }

    private init(_ linked: LinkedProvider) {
        self.init(
            providerID: linked.providerID.rawValue,
            displayName: linked.displayName,
            photoURL: linked.photoURL,
            federatedID: linked.federatedID ?? linked.rawID,
            email: linked.email,
            rawID: linked.rawID,
            screenName: linked.screenName
        )
    }
}
