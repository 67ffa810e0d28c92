import DialtoneBasics

/// The texts that only the account page's scripts show, in one language.
struct AccountTexts: Decodable, Sendable {
    let title: String

    /// Every text by its key.
    let table: [String: JSONValue]

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        title = try values.decode(String.self, forKey: .title)
        table = Dictionary(
            uniqueKeysWithValues: try Key.allCases.map { key in
                (key.rawValue, .string(try values.decode(String.self, forKey: key)))
            }
        )
    }

    /// Listed, so that no language lacks a text that a script shows.
    private enum Key: String, CaseIterable, CodingKey {
        case title, again, cancel, email
        case devices, thisDevice, unknownDevice, lastUsed, signOutOthers
        case passkeys, passkey, added, rename, remove, passkeyName, removePasskey
        case factors, removeFactor, nothing, saved
        case download, delete, deleteLead, deleted
        case numberTaken, otherAccount
        case addEmail, removePassword, providers, removeProvider
    }
}

/// The texts of the sign-in screen of apps that the account page's scripts show too.
struct SharedAccountTexts: Decodable, Sendable {
    /// Every text by its key.
    let table: [String: JSONValue]

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        table = Dictionary(
            uniqueKeysWithValues: try Key.allCases.map { key in
                (key.rawValue, .string(try values.decode(String.self, forKey: key)))
            }
        )
    }

    private enum Key: String, CaseIterable, CodingKey {
        case emailMissing, verifySent, verifyResend
        case passwordLabel, passwordNew, passwordMissing, passwordShow, passwordHide
        case unverifiedEmail = "UNVERIFIED_EMAIL"
        case emailExists = "EMAIL_EXISTS"
        case invalidEmail = "INVALID_EMAIL"
        case weakPassword = "WEAK_PASSWORD"
        case unmetRequirements = "PASSWORD_DOES_NOT_MEET_REQUIREMENTS"
    }
}
