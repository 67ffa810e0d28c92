import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The parameters of a link and of the page's form, with the same names in both.
struct ActionForm: Decodable, Sendable {
    var mode: String?
    var oobCode: String?
    var apiKey: String?
    var continueURL: String?
    var lang: String?
    var tenantID: String?
    var newPassword: String?

    /// Parses the query of a link.
    init(of request: Request) {
        let query = request.uri.queryParameters
        mode = query.get("mode")
        oobCode = query.get("oobCode")
        apiKey = query.get("apiKey")
        continueURL = query.get("continueUrl")
        lang = query.get("lang")
        tenantID = query.get("tenantId")
        newPassword = query.get("newPassword")
    }

    /// Returns the user's languages; the link's own comes first.
    func preferences(in request: Request) -> LanguagePreferences {
        LanguagePreferences(locale: lang, accept: request.headers[.acceptLanguage])
    }

    private enum CodingKeys: String, CodingKey {
        case mode, oobCode, apiKey, lang, newPassword
        case continueURL = "continueUrl"
        case tenantID = "tenantId"
    }
}

extension ActionForm {
    /// Returns the caller on whose behalf a code is used: the user who opened the link.
    func caller(
        of project: ServedProject,
        _ request: Request,
        from address: IPAddress?
    ) -> AppCaller {
        var claims = AppCaller.Claims()
        claims.client = request.headers[.clientVersion] ?? request.headers[.userAgent]
        claims.languages = preferences(in: request)
        return AppCaller(project: project, remoteAddress: address, claims: claims)
    }
}

extension ActionForm {
    /// Returns the URL at which the app continues; `nil` if its host is not authorized.
    func continueURL(
        for project: Project,
        _ links: ActionLinks,
        _ request: Request
    ) -> ContinueURL? {
        continueURL.flatMap { text in
            try? links.continueURL(
                text,
                authority: request.head.authority,
                by: project.settings
            )
        }
    }

    /// The parameters that SDKs expect in the URL of an e-mail link sign-in.
    var signInParameters: [(name: String, value: String)] {
        [
            ("mode", mode ?? ActionPurpose.emailSignIn.mode), ("oobCode", oobCode),
            ("apiKey", apiKey), ("lang", lang), ("tenantId", tenantID),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
