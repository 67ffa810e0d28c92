import DialtoneBasics

/// The texts of all pages in one language: a file of the repository's folder `Texts`.
///
/// Texts that only apps show are ignored.
struct PageTexts: Decodable, Sendable {
    let account: AccountTexts
    let action: ActionTexts
    let authorize: AuthorizeTexts
    let challenge: VerifyTexts
    let plain: PlainTexts
    let popup: WebTexts

    /// What the sign-in page's scripts show, and the sign-in screen of apps too.
    let signIn: [String: JSONValue]

    /// What only the sign-in page's scripts show.
    let signInPage: [String: JSONValue]

    /// What the sign-in page shows before its scripts have loaded.
    let signInFrame: SignInTexts

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        account = try values.decode(AccountTexts.self, forKey: .account)
        action = try values.decode(ActionTexts.self, forKey: .action)
        authorize = try values.decode(AuthorizeTexts.self, forKey: .authorize)
        challenge = try values.decode(VerifyTexts.self, forKey: .challenge)
        plain = try values.decode(PlainTexts.self, forKey: .plain)
        popup = try values.decode(WebTexts.self, forKey: .popup)
        signIn = try values.decode([String: JSONValue].self, forKey: .signIn)
        signInPage = try values.decode([String: JSONValue].self, forKey: .signInPage)
        signInFrame = try values.decode(SignInTexts.self, forKey: .signInPage)
    }

    private enum CodingKeys: String, CodingKey {
        case account, action, authorize, challenge, plain, popup, signIn, signInPage
    }
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
    }
}
