import DialtoneModel

/// The names of sign-in methods, second factors and reasons of refusals in words.
enum ActivityWords {
    /// Returns a name as words; one without a text of its own is split into words.
    static func of(_ name: String) -> String {
        guard let reason = SecurityEventReason(rawValue: name), let text = Self.text(reason) else {
            let method = UserMethods.name(of: name)
            return method == name ? split(name) : method
        }
        return text
    }

    /// The reasons that operators meet often.
    private static func text(_ reason: SecurityEventReason) -> String? {
        switch reason {
        case .wrongPassword: translated("wrong password")
        case .unknownAddress: translated("unknown e-mail address")
        case .accountDisabled: translated("account disabled")
        case .wrongCode: translated("wrong code")
        case .triesSpent: translated("too many attempts")
        case .sessionEnded: translated("session ended")
        case .invalidToken: translated("invalid token")
        case .unknownCredential: translated("unknown key")
        case .appProofMissing: translated("the app did not prove that it is genuine")
        case .appProofInvalid: translated("the app’s proof is not valid")
        case .appProofDemanded: translated("the app had to prove that it is genuine")
        case .tooManyWrongCodes: translated("too many wrong codes")
        case .heldPrefix: translated("held prefix")
        case .regionNotAllowed: translated("country not allowed")
        case .numberKindNotAllowed: translated("kind of number not allowed")
        case .projectSpendCap: translated("spending cap of the project")
        case .serverSpendCap: translated("spending cap of the server")
        case .deviceLimit: translated("limit of the app installation")
        case .addressLimit: translated("limit of the IP address")
        case .networkLimit: translated("limit of the network")
        case .prefixLimit: translated("limit of the prefix")
        case .numberLimit: translated("limit of the number")
        case .passwordLimit: translated("too many wrong passwords")
        case .mailLimit: translated("too many e-mails")
        case .signUpLimit: translated("too many new accounts")
        default: nil
        }
    }

    /// Returns `appCap` as “app cap”.
    private static func split(_ name: String) -> String {
        guard name.allSatisfy({ $0.isLetter && $0.isASCII }) else { return name }
        return name.reduce(into: "") { words, letter in
            words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
        }
    }
}
