import DialtoneCore
import IdentityToolkit
import PhoneNumbers

extension ProviderUserInfo {
    /// The ways in which `account` signs in; `nil` if there are none.
    static func entries(of account: Account) -> [ProviderUserInfo]? {
        guard let phoneNumber = account.phoneNumber?.e164 else { return nil }
        return [
            ProviderUserInfo(providerID: "phone", rawID: phoneNumber, phoneNumber: phoneNumber)
        ]
    }
}
