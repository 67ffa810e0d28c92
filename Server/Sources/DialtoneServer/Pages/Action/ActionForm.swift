import DialtoneCore
import Foundation
import Hummingbird
import NIOCore

/// What a link or the form of the page sends: the same names in both.
struct ActionForm: Decodable, Sendable {
    var mode: String?
    var oobCode: String?
    var apiKey: String?
    var continueURL: String?
    var lang: String?
    var tenantID: String?
    var newPassword: String?

    /// Reads the query of a link.
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

    /// Reads the form of the page.
    static func posted(in request: Request) async throws -> ActionForm {
        let body = try await request.body.collect(upTo: FormText.sizeLimit)
        let text = String(buffer: body)
        guard FormText.isReadable(text) else {
            throw RequestRefusal.malformedBody("Too many fields.")
        }
        return try URLEncodedFormDecoder().decode(ActionForm.self, from: text)
    }

    /// The languages that the reader wants, best first.
    func languages(of request: Request) -> [String] {
        LanguagePreferences(locale: lang, accept: request.headers[.acceptLanguage]).tags
    }

    private enum CodingKeys: String, CodingKey {
        case mode, oobCode, apiKey, lang, newPassword
        case continueURL = "continueUrl"
        case tenantID = "tenantId"
    }
}
