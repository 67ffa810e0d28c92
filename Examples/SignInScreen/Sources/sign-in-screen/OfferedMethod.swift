import ArgumentParser
import DialtoneAuthUI
import Foundation

/// A way to sign in, as it is named on the command line.
struct OfferedMethod: ExpressibleByArgument {
    static let phone = OfferedMethod(name: "phone", method: .phone)

    let name: String
    let method: SignInMethod

    var defaultValueDescription: String { name }
}

extension OfferedMethod {
    init?(argument: String) {
        name = argument
        switch argument {
        case "phone": method = .phone
        case "passkey": method = .passkey
        case "password": method = .password
        case "link": method = .emailLink
        case "guest": method = .guest
        case _ where argument.contains("."):
            let provider = argument.prefix { $0 != "." }
            method = .provider(id: argument, name: provider.capitalized)
        default: return nil
        }
    }
}
