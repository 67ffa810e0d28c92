import DialtoneBasics
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
