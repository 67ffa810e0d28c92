import DialtoneBasics
import IdentityToolkit

/// The sign-in methods of a user, in words.
enum UserMethods {
    static func names(of info: AccountInfo) -> [String] {
        var names = (info.providerUserInfo ?? []).map { name(of: $0.providerId) }
        if info.emailLinkSignin == true { names.append(translated("E-mail link")) }
        if info.passkeyInfo?.isEmpty == false { names.append(translated("Passkey")) }
        guard names.isEmpty else { return names }
        // An account with an address, but without a password, is not an anonymous one.
        return [info.email == nil ? translated("Anonymous") : translated("none")]
    }

    static func name(of provider: String) -> String {
        switch provider {
        case "phone": translated("Phone")
        case "password": translated("Password")
        case "google.com": "Google"
        case "apple.com": "Apple"
        case "facebook.com": "Facebook"
        case "github.com": "GitHub"
        case "microsoft.com": "Microsoft"
        default: provider
        }
    }
}
