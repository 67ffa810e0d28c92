import DialtoneBasics

/// The texts of all pages in one language: a file of the repository's folder `Texts`.
///
/// Other texts of apps are ignored.
struct PageTexts: Decodable, Sendable {
    let account: AccountTexts
    let action: ActionTexts
    let authorize: AuthorizeTexts
    let challenge: VerifyTexts
    let links: LinkTexts
    let plain: PlainTexts
    let popup: WebTexts

    /// What the sign-in page's scripts show, and the sign-in screen of apps too.
    let signIn: [String: JSONValue]

    /// What only the sign-in page's scripts show.
    let signInPage: [String: JSONValue]

    /// What a new password needs, with the keys of ``signIn``: `passwordRulesDigit`.
    let passwordRules: [String: JSONValue]

    /// What the sign-in page shows before its scripts have loaded.
    let signInFrame: SignInTexts
    let recovery: RecoveryTexts

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        account = try values.decode(AccountTexts.self, forKey: .account)
        action = try values.decode(ActionTexts.self, forKey: .action)
        authorize = try values.decode(AuthorizeTexts.self, forKey: .authorize)
        challenge = try values.decode(VerifyTexts.self, forKey: .challenge)
        links = try values.decode(LinkTexts.self, forKey: .signIn)
        plain = try values.decode(PlainTexts.self, forKey: .plain)
        popup = try values.decode(WebTexts.self, forKey: .popup)
        signIn = try values.decode([String: JSONValue].self, forKey: .signIn)
        signInPage = try values.decode([String: JSONValue].self, forKey: .signInPage)
        let rules = try values.nestedContainer(keyedBy: RuleKeys.self, forKey: .action)
            .decode([String: JSONValue].self, forKey: .passwordRules)
        passwordRules = Dictionary(
            rules.map { ("passwordRules\($0.prefix(1).uppercased())\($0.dropFirst())", $1) },
            uniquingKeysWith: { first, _ in first }
        )
        signInFrame = try values.decode(SignInTexts.self, forKey: .signInPage)
        recovery = try values.decode(RecoveryTexts.self, forKey: .signInPage)
    }

    /// Returns a text of the sign-in by its key, with values in the place of their names; `nil` if
    /// there is none.
    func signInText(_ key: String, _ values: [String: String] = [:]) -> String? {
        guard case .string(let text)? = signIn[key] else { return nil }
        return values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    private enum RuleKeys: CodingKey {
        case passwordRules
    }

    private enum CodingKeys: String, CodingKey {
        case account, action, authorize, challenge, plain, popup, signIn, signInPage
    }
}

/// The names of the project's own pages.
struct LinkTexts: Decodable, Sendable {
    let terms: String
    let privacy: String
    let help: String
}

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
