import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The way back to a client, with a code or an error.
struct ClientReturn: Sendable {
    let redirect: ClientRedirect
    let mode: AuthorizationRequest.ResponseMode

    /// The value that the client sent along, and gets back.
    let state: String?
    let issuer: OpenIDIssuer

    /// The project whose look the page has that posts the response.
    let project: Project
    let files: PageFiles

    /// Sends the browser back with a code.
    func grant(_ code: AuthorizationCodeSecret, _ language: PageLanguage) -> Response {
        respond([("code", code.text)], language)
    }

    /// Sends the browser back with an error.
    func refuse(_ refusal: OAuthRefusal, _ language: PageLanguage) -> Response {
        SecurityTrail.current?.refuse(refusal, code: refusal.code.rawValue)
        return respond(
            [("error", refusal.code.rawValue), ("error_description", refusal.description)],
            language
        )
    }

    private func respond(
        _ parameters: [(name: String, value: String)],
        _ language: PageLanguage
    ) -> Response {
        var parameters = parameters
        if let state { parameters.append(("state", state)) }
        // RFC 9207: a client of several issuers recognizes by it which one responds.
        parameters.append(("iss", issuer.text))
        switch mode {
        case .query:
            // Never 307 or 308, with which the browser would send a form on (RFC 9700, 4.12).
            return Response(
                status: .seeOther,
                headers: [
                    .location: redirect.adding(parameters), .cacheControl: "no-store",
                ]
            )
        case .formPost:
            let view = FormPostView(
                assets: files.assets.path,
                language: language.tag,
                direction: language.direction,
                texts: language.texts.popup,
                appName: project.displayName,
                brand: files.brand(of: project, in: language),
                address: redirect.text,
                fields: parameters.map { FormPostView.Field(name: $0.name, value: $0.value) }
            )
            return PageResponse.html(
                files.templates.render(.formPost, with: view),
                policy: ContentPolicy.standard.leadingForms(to: redirect.policySource),
                opener: .unsafeNone
            )
        }
    }
}

/// The template values of the page whose form posts the response to a client.
struct FormPostView: Sendable {
    struct Field: Sendable {
        let name: String
        let value: String
    }

    let assets: String
    let language: String
    let direction: String
    let texts: WebTexts
    let appName: String
    let brand: BrandView
    let address: String
    let fields: [Field]
}
