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

    /// Returns the user's languages, in order of preference.
    func languages(of request: Request) -> [String] {
        LanguagePreferences(locale: lang, accept: request.headers[.acceptLanguage]).tags
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
    ) -> SignInCaller {
        SignInCaller(
            project: project,
            client: AppCaller(project: project, headers: request.headers).client,
            languages: languages(of: request),
            remoteAddress: address
        )
    }
}

extension ActionForm {
    /// Returns the URL at which the app continues; `nil` if its host is not authorized.
    func continueURL(for project: Project) -> ContinueURL? {
        continueURL.flatMap { try? ContinueURL(checking: $0, by: project.settings) }
    }

    /// The parameters that SDKs expect in the URL of an e-mail link sign-in.
    var signInParameters: [(name: String, value: String)] {
        [
            ("mode", mode ?? ActionPurpose.emailSignIn.mode), ("oobCode", oobCode),
            ("apiKey", apiKey), ("lang", lang), ("tenantId", tenantID),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
