import DialtoneModel
import ArgumentParser

/// The rules of a client, as options.
struct ClientOptions: ParsableArguments {
    enum Party: String, EnumerableFlag {
        case firstParty, thirdParty

        static func help(for value: Party) -> ArgumentHelp? {
            switch value {
            case .firstParty: "You run the client, so users are not asked for consent. (default)"
            case .thirdParty: "Another party runs the client, so users are asked for consent."
            }
        }
    }

    @Option(
        help: ArgumentHelp(
            "An address to which users return after a sign-in; may be repeated, and replaces all "
                + "previous ones.",
            valueName: "url"
        )
    )
    var redirect: [String] = []

    @Option(
        help: ArgumentHelp(
            "An address to which users may return after signing out; may be repeated, and "
                + "replaces all previous ones.",
            valueName: "url"
        )
    )
    var postLogoutRedirect: [String] = []

    @Option(
        help: ArgumentHelp(
            "The scopes that the client may request, separated by spaces. (default: "
                + "\(OpenIDScopes.all.text))"
        )
    )
    var scopes: String?

    @Flag(exclusivity: .exclusive)
    var party: Party?

    @Flag(
        inversion: .prefixedNo,
        help: "Require a code challenge (PKCE); public clients always need one. (default: yes)"
    )
    var requirePkce: Bool?

    @Option(
        help: ArgumentHelp(
            "The audience of its access tokens, such as the URL of an API. (default: the issuer)"
        )
    )
    var audience: String?

    func validate() throws {
        let words = (scopes ?? "").split(separator: " ").map(String.init)
        if let unknown = words.first(where: { OpenIDScope(rawValue: $0) == nil }) {
            throw ValidationError(
                "\(unknown) is not a scope. The scopes are \(OpenIDScopes.all.text)."
            )
        }
    }

    /// Changes only the rules whose options are set.
    func apply(to details: inout OAuthClientDetails) {
        if !redirect.isEmpty { details.redirects = redirect }
        if !postLogoutRedirect.isEmpty { details.postLogoutRedirects = postLogoutRedirect }
        if let scopes { details.scopes = OpenIDScopes(parsing: scopes) }
        if let party { details.isFirstParty = party == .firstParty }
        if let requirePkce { details.requiresCodeChallenge = requirePkce }
        details.audience.change(to: audience)
    }
}
