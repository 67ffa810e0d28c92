import DialtoneModel
import DialtonePasswords
import Foundation
import IdentityToolkit

extension AccountInfo {
    /// The version of the hash parameters; upstream has no other.
    private static let hashVersion = 0

    /// Returns the account with its password hash, as it is exported to other systems.
    static func withPassword(_ account: Account, having passkeys: [Passkey]?) -> AccountInfo {
        var info = AccountInfo(account, having: passkeys)
        guard let text = account.passwordHash?.rawValue else { return info }
        info.version = hashVersion
        if let parts = HashText(text) {
            info.passwordHash = Data(parts.hash).base64EncodedString()
            info.salt = Data(parts.salt).base64EncodedString()
        } else {
            // The text of a bcrypt hash is the complete hash, including its salt.
            info.passwordHash = Data(text.utf8).base64EncodedString()
        }
        return info
    }
}
