import DialtoneCore
import Foundation
import IdentityToolkit

extension AccountInfo {
    /// Of which parameters the hash is; upstream knows no other.
    private static let hashVersion = 0

    /// The account with its password's hash, as whoever moves accounts elsewhere needs it.
    static func withPassword(_ account: Account) -> AccountInfo {
        var info = AccountInfo(account)
        guard let text = account.passwordHash?.rawValue else { return info }
        info.version = hashVersion
        if let parts = HashText(text) {
            info.passwordHash = Data(parts.hash).base64EncodedString()
            info.salt = Data(parts.salt).base64EncodedString()
        } else {
            // The text of a bcrypt hash is the hash, with salt and all.
            info.passwordHash = Data(text.utf8).base64EncodedString()
        }
        return info
    }
}
