import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// The properties of a client of OpenID Connect, as a form contains them.
struct ClientEntry: Sendable {
    private static let scopePrefix = "scope-"

    let name: String
    let isPublic: Bool

    /// One address on each line.
    let redirects: String
    let postLogoutRedirects: String
    let scopes: [Scope]
    let isFirstParty: Bool
    let requiresCodeChallenge: Bool
    let audience: String
    let isDisabled: Bool

    /// A scope that the client may request if it is chosen.
    struct Scope: Sendable {
        let name: String
        let field: String
        let meaning: String
        let isChosen: Bool
    }

    /// The values with which a form for a new client begins.
    static let empty = ClientEntry(
        OAuthClientInfo {
            $0.kind = Self.kindName(of: .confidential)
            $0.scopes = OpenIDScope.allCases.map(\.rawValue)
            $0.firstParty = true
            $0.requirePkce = true
        }
    )

    init(_ client: OAuthClientInfo) {
        name = client.displayName
        isPublic = client.kind == Self.kindName(of: .public)
        redirects = client.redirectUris.joined(separator: "\n")
        postLogoutRedirects = (client.postLogoutRedirectUris ?? []).joined(separator: "\n")
        scopes = Self.scopes { client.scopes.contains($0.rawValue) }
        isFirstParty = client.firstParty
        requiresCodeChallenge = client.requirePkce
        audience = client.audience ?? ""
        isDisabled = client.disabled
    }

    init(_ form: ConsoleForm, isPublic: Bool) {
        name = form["displayName"]
        self.isPublic = isPublic
        redirects = form["redirectUris"]
        postLogoutRedirects = form["postLogoutRedirectUris"]
        scopes = Self.scopes { form.isChecked(Self.scopePrefix + $0.rawValue) }
        isFirstParty = form["party"] != "third"
        requiresCodeChallenge = form.isChecked("requirePkce")
        audience = form["audience"]
        isDisabled = form.isChecked("disabled")
    }

    /// The body of the call that adds the client, or that changes it if `etag` is not `nil`.
    func request(etag: String? = nil) -> OAuthClientRequest {
        OAuthClientRequest {
            $0.etag = etag
            $0.kind = etag == nil ? Self.kindName(of: isPublic ? .public : .confidential) : nil
            $0.displayName = name
            $0.redirectUris = redirects.lines
            $0.postLogoutRedirectUris = postLogoutRedirects.lines
            $0.scopes =
                [OpenIDScope.openid.rawValue] + scopes.filter(\.isChosen).map(\.name)
            $0.firstParty = isFirstParty
            $0.requirePkce = isPublic || requiresCodeChallenge
            $0.audience = audience
            $0.disabled = etag == nil ? nil : isDisabled
        }
    }

    /// The values that the form of a client can change, beside those of `present`.
    func differences(to present: ClientEntry) -> [ConsoleConflict.Value] {
        [
            (translated("Name"), name, present.name),
            (
                translated("Redirect URIs, one per line"), redirects.lines.joined(separator: "\n"),
                present.redirects
            ),
            (
                translated("Redirect URIs after signing out, one per line"),
                postLogoutRedirects.lines.joined(separator: "\n"), present.postLogoutRedirects
            ),
            (
                translated("Scopes that the client may request"), chosenScopes,
                present.chosenScopes
            ),
            (
                translated("Who runs the client"), Self.words(forFirstParty: isFirstParty),
                Self.words(forFirstParty: present.isFirstParty)
            ),
            (
                translated("Require PKCE"), Self.words(isPublic || requiresCodeChallenge),
                Self.words(isPublic || present.requiresCodeChallenge)
            ),
            (translated("Audience of access tokens"), audience, present.audience),
            (
                translated("Disable the client"), Self.words(isDisabled),
                Self.words(present.isDisabled)
            ),
        ]
        .map { ConsoleConflict.Value($0.0, entered: $0.1, present: $0.2) }
    }

    private var chosenScopes: String {
        scopes.filter(\.isChosen).map(\.name).joined(separator: ", ")
    }

    private static func words(_ isOn: Bool) -> String {
        isOn ? translated("yes") : translated("no")
    }

    private static func words(forFirstParty isFirstParty: Bool) -> String {
        isFirstParty ? translated("you") : translated("another party")
    }

    private static func kindName(of kind: OAuthClient.Kind) -> String {
        kind.rawValue.uppercased()
    }

    /// Every scope but `openid`, which each client needs.
    private static func scopes(where isChosen: (OpenIDScope) -> Bool) -> [Scope] {
        OpenIDScope.allCases.filter { $0 != .openid }.map {
            Scope(
                name: $0.rawValue,
                field: scopePrefix + $0.rawValue,
                meaning: $0.meaning,
                isChosen: isChosen($0)
            )
        }
    }
}

extension OpenIDScope {
    /// What a client learns or gets with the scope.
    fileprivate var meaning: String {
        switch self {
        case .openid: translated("the user’s ID")
        case .profile: translated("name and photo")
        case .email: translated("e-mail address, and whether it is verified")
        case .phone: translated("phone number")
        case .offlineAccess:
            translated("a refresh token, so that access continues without the user")
        }
    }
}

extension String {
    /// The lines that are not empty, without white space around them.
    fileprivate var lines: [String] {
        split(whereSeparator: \.isNewline).map(ConsoleForm.trimmed).filter { !$0.isEmpty }
    }
}
