import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The responses to browsers between an app's page and a provider.
struct WebAnswers: Sendable {
    let address: PublicAddress
    let directory: ProjectDirectory
    let files: PageFiles

    /// Makes the app's page generate a secret and return with its digest.
    ///
    /// The result is then valid only for that page: an attacker can neither inject a result nor use
    /// an intercepted one.
    func prove(_ visit: WebVisit, _ request: Request) throws -> Response {
        let language = language(for: request)
        guard visit.operation.isPopup else {
            let news: [String: JSONValue] = [
                "step": .string("prove"), "path": .string(request.uri.path),
                "query": .string(request.uri.query ?? ""),
            ]
            return leave(to: visit.page.address(telling: news))
        }
        let view = PopupView(
            assets: files.assets.path,
            language: language.tag,
            direction: language.direction,
            texts: language.texts.popup,
            appName: visit.project.displayName,
            brand: files.brand(of: visit.project, in: language),
            task: "prove",
            target: visit.page.origin,
            key: visit.key,
            result: "",
            origin: try address.origin(for: request)
        )
        return html(files.templates.render(.popup, with: view))
    }

    /// Sends the result to the app's page.
    func tell(
        _ result: WebResult,
        to back: WebReturn,
        _ request: Request
    ) async throws -> Response {
        let language = language(for: request)
        let project = try await directory.project(apiKey: back.apiKey).project
        let event = result.event(for: back)
        guard back.operation.isPopup else {
            let news: [String: JSONValue] = [
                "step": .string("result"), "key": .string(back.key),
                "challenge": .string(back.challenge), "event": event,
            ]
            let address = back.page.address(telling: news)
            return leave(to: address, from: project, request, label: \.goOn)
        }
        let told = JSONValue.object(["challenge": .string(back.challenge), "event": event])
        let view = PopupView(
            assets: files.assets.path,
            language: language.tag,
            direction: language.direction,
            texts: language.texts.popup,
            appName: project.displayName,
            brand: files.brand(of: project, in: language),
            task: "tell",
            target: back.page.origin,
            key: back.key,
            result: told.text,
            origin: try address.origin(for: request)
        )
        return html(files.templates.render(.popup, with: view))
    }

    /// Returns an HTML response that keeps the opener, which pages in a popup need.
    private func html(_ text: String) -> Response {
        PageResponse.html(text, opener: .unsafeNone)
    }

    /// Redirects to another site, with a page if the request is a form.
    ///
    /// Browsers apply the `form-action` policy of the form's page to redirects.
    func leave(
        to address: String,
        from project: Project,
        _ request: Request,
        label: KeyPath<WebTexts, String>
    ) -> Response {
        guard request.method == .post else { return leave(to: address) }
        let language = language(for: request)
        let view = LeaveView(
            assets: files.assets.path,
            language: language.tag,
            direction: language.direction,
            texts: language.texts.popup,
            appName: project.displayName,
            brand: files.brand(of: project, in: language),
            address: address,
            label: language.texts.popup[keyPath: label]
        )
        return html(files.templates.render(.leave, with: view))
    }

    private func leave(to address: String) -> Response {
        Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    private func language(for request: Request) -> PageLanguage {
        files.languages.best(for: request, named: request.uri.queryParameters.get("hl"))
    }
}

/// The template values of the page in the popup.
struct PopupView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let texts: WebTexts
    let appName: String
    let brand: BrandView

    /// The task: `prove` or `tell`.
    let task: String

    /// The only origin with which the page's script communicates.
    let target: String
    let key: String
    let result: String

    /// This server's origin.
    let origin: String
}

/// The template values of the page that redirects to the app or to a provider.
struct LeaveView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let texts: WebTexts
    let appName: String
    let brand: BrandView
    let address: String

    /// The label of the button, for browsers without scripts.
    let label: String
}
