import DialtoneAppVerification
import DialtoneCore
import Foundation

/// What an app writes into the address of the challenge page, and what the page sends back with it.
struct VerifyForm: WireInput {
    /// More than any address and any solution has.
    static let sizeLimit = 64 * 1_024

    var apiKey: String?
    var authType: String?

    /// The bundle ID that the app says it has.
    var bundleID: String?

    var eventID: String?
    var clientID: String?
    var appID: String?

    /// The language that the app shows.
    var language: String?

    // What our own SDK adds.
    var redirectURI: String?
    var mode: String?
    var sessionID: String?

    // What Google's web SDK adds.
    var appName: String?

    /// The page that waits.
    var redirectURL: String?

    /// SHA-256, in hexadecimal digits, of a secret of that page.
    var challenge: String?

    // Of a sign-in at an identity provider, on the way there.
    var providerID: String?
    var tenantID: String?

    /// Separated by commas.
    var scopes: String?

    /// A JSON object of texts.
    var customParameters: String?

    // And on the way back, by the provider's hand.
    var state: String?
    var code: String?
    var user: String?
    var error: String?

    // The same in SAML, where a browser always posts it.
    var relayState: String?
    var samlResponse: String?

    /// The solution: of the built-in challenge, or of a vendor's.
    var payload: String?
    var captchaResponse: String?

    private enum CodingKeys: String, CodingKey {
        case apiKey, authType, mode, payload, captchaResponse, scopes, customParameters
        case state, code, user, error, appName, challenge
        case relayState = "RelayState"
        case samlResponse = "SAMLResponse"
        case redirectURL = "redirectUrl"
        case bundleID = "ibi"
        case eventID = "eventId"
        case clientID = "clientId"
        case appID = "appId"
        case language = "hl"
        case redirectURI = "redirectUri"
        case sessionID = "sessionId"
        case providerID = "providerId"
        case tenantID = "tid"
    }
}

extension VerifyForm {
    var solution: String { payload ?? captchaResponse ?? "" }

    /// The options that an app can set for a provider's page.
    func wishes(returningTo page: String) throws(VerifyProblem) -> ProviderRedirect.Wishes {
        var wishes = ProviderRedirect.Wishes(returnURL: page)
        wishes.scopes = scopes?.split(separator: ",").map(String.init) ?? []
        if let json = customParameters?.nonEmpty {
            let parameters = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))
            guard let parameters else { throw .incomplete("customParameters") }
            wishes.parameters = parameters
        }
        return wishes
    }

    /// Whether a provider had the browser post the form.
    var isAnswer: Bool { state?.nonEmpty != nil || samlResponse?.nonEmpty != nil }

    /// What the provider was given, and sent back.
    var answeredState: String? {
        state?.nonEmpty ?? (samlResponse?.nonEmpty == nil ? nil : relayState?.nonEmpty)
    }

    var returnRequest: ReturnRequest {
        var request = ReturnRequest()
        request.eventID = eventID
        request.clientID = clientID?.nonEmpty
        request.appID = appID?.nonEmpty
        request.redirectURI = redirectURI?.nonEmpty
        request.mode = mode
        request.sessionID = sessionID
        return request
    }
}

extension String {
    /// SDKs send an empty text for what they do not know.
    var nonEmpty: String? { isEmpty ? nil : self }
}
