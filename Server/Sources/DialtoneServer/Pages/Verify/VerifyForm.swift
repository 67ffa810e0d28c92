import DialtoneChallenges
import DialtoneFlows
import Foundation

/// The parameters of the challenge page, and of the forms that it submits.
struct VerifyForm: WireInput {
    /// The path of the pages that the form opens.
    static let path = "/__/auth/handler"

    /// Where the server's own pages begin a sign-in at an identity provider.
    static func providerHandler(isDevelopment: Bool) -> String {
        isDevelopment ? PagePath.developmentHandler : path
    }

    /// The maximum size, which is above that of any URL and any solution.
    static let sizeLimit = 64 * 1_024

    var apiKey: String?
    var authType: String?

    /// The bundle ID that the app claims.
    var bundleID: String?

    var eventID: String?
    var clientID: String?
    var appID: String?

    /// The language of the app's user interface.
    var language: String?

    // Parameters that our own SDK adds.
    var redirectURI: String?
    var mode: String?
    var sessionID: String?

    // Parameters that Google's web SDK adds.
    var appName: String?

    /// The URL of the page that waits for the result.
    var redirectURL: String?

    /// SHA-256, in hex, of a secret of that page.
    var challenge: String?

    // Parameters of a sign-in at an identity provider, before the redirect.
    var providerID: String?
    var tenantId: String?

    /// The scopes, separated by commas.
    var scopes: String?

    /// The custom parameters, as a JSON object of strings.
    var customParameters: String?

    // Parameters that the provider adds on the way back.
    var state: String?
    var code: String?
    var user: String?
    var error: String?

    // Parameters of SAML responses, which browsers always post.
    var relayState: String?
    var samlResponse: String?

    /// The solution of the built-in challenge, or the token of a vendor's.
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
        case tenantId = "tid"
    }
}

extension VerifyForm {
    var solution: String { payload ?? captchaResponse ?? "" }

    /// Returns the options that an app can set for a provider's page.
    func options(returningTo page: String) throws(VerifyProblem) -> ProviderRedirect.Options {
        var options = ProviderRedirect.Options(returnURL: page)
        options.scopes = scopes?.split(separator: ",").map(String.init) ?? []
        if let json = customParameters?.nonEmpty {
            let parameters = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))
            guard let parameters else { throw .incomplete("customParameters") }
            options.parameters = parameters
        }
        return options
    }

    /// Whether the form is an identity provider's response.
    var isAnswer: Bool { state?.nonEmpty != nil || samlResponse?.nonEmpty != nil }

    /// The state that the provider received and returned.
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
    /// The text; `nil` if it is empty, as SDKs send it for unknown values.
    var nonEmpty: String? { isEmpty ? nil : self }
}
