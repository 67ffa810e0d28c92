import DialtoneModel

/// The texts of the pages between a client and its code, in one language.
struct AuthorizeTexts: Decodable, Sendable {
    let chooseTitle: String
    private let chooseLead: String
    private let confirmTitle: String

    /// The sentence before the user's number or address.
    let signedInAs: String
    private let consentTitle: String
    private let consentLead: String
    private let scopes: [String: String]
    let allow: String
    let goOn: String
    let cancel: String
    let otherAccount: String

    /// The text for a request that has expired, or that another browser made.
    let ended: PlainTexts.Message
    let signOutTitle: String
    let signOut: String
    let stay: String
    let signedOut: PlainTexts.Message

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        chooseTitle = try values.decode(String.self, forKey: .chooseTitle)
        chooseLead = try values.decode(String.self, forKey: .chooseLead)
        confirmTitle = try values.decode(String.self, forKey: .confirmTitle)
        signedInAs = try values.decode(String.self, forKey: .signedInAs)
        consentTitle = try values.decode(String.self, forKey: .consentTitle)
        consentLead = try values.decode(String.self, forKey: .consentLead)
        allow = try values.decode(String.self, forKey: .allow)
        goOn = try values.decode(String.self, forKey: .goOn)
        cancel = try values.decode(String.self, forKey: .cancel)
        otherAccount = try values.decode(String.self, forKey: .otherAccount)
        ended = try values.decode(PlainTexts.Message.self, forKey: .ended)
        signOutTitle = try values.decode(String.self, forKey: .signOutTitle)
        signOut = try values.decode(String.self, forKey: .signOut)
        stay = try values.decode(String.self, forKey: .stay)
        signedOut = try values.decode(PlainTexts.Message.self, forKey: .signedOut)
        let named = try values.nestedContainer(keyedBy: ScopeKey.self, forKey: .scopes)
        // Each scope must have a text, so that no user consents to something unsaid.
        scopes = Dictionary(
            uniqueKeysWithValues: try OpenIDScope.allCases.map { scope in
                (scope.rawValue, try named.decode(String.self, forKey: ScopeKey(scope)))
            }
        )
    }

    func chooseLead(for app: String) -> String { Self.text(chooseLead, of: app) }
    func confirmTitle(for app: String) -> String { Self.text(confirmTitle, of: app) }
    func consentTitle(for app: String) -> String { Self.text(consentTitle, of: app) }
    func consentLead(for app: String) -> String { Self.text(consentLead, of: app) }

    /// What a scope gives a client, as part of a list.
    func sentence(for scope: OpenIDScope) -> String { scopes[scope.rawValue] ?? scope.rawValue }

    /// Isolates the app's name, whose direction may differ from the sentence's.
    private static func text(_ template: String, of app: String) -> String {
        template.replacing("{app}", with: "\u{2068}\(app)\u{2069}")
    }

    private enum CodingKeys: String, CodingKey {
        case chooseTitle, chooseLead, confirmTitle, signedInAs, consentTitle, consentLead, scopes
        case allow, goOn, cancel, otherAccount, ended, signOutTitle, signOut, stay, signedOut
    }

    private struct ScopeKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ scope: OpenIDScope) { stringValue = scope.rawValue }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
