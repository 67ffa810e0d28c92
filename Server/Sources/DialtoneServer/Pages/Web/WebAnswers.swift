import DialtoneCore
import HTTPTypes
import Hummingbird

/// What browsers are answered on the way between an app's page and a provider.
struct WebAnswers: Sendable {
    let address: PublicAddress
    let assets: PageAssets
    let templates: PageTemplates

    /// Has the app's page draw a secret, and comes back with its digest.
    ///
    /// A result is then good only for that page: nobody can slip in one of their own, and one that
    /// is seen on the way is worth nothing.
    func prove(_ visit: WebVisit, _ request: Request) throws -> Response {
        let texts = texts(for: request)
        guard visit.operation.isPopup else {
            let news: [String: JSONValue] = [
                "step": .string("prove"), "path": .string(request.uri.path),
                "query": .string(request.uri.query ?? ""),
            ]
            return leave(to: visit.page.address(telling: news))
        }
        let view = PopupView(
            assets: assets.path,
            texts: texts,
            appName: visit.project.displayName,
            task: "prove",
            target: visit.page.origin,
            key: visit.key,
            result: "",
            origin: try address.origin(for: request)
        )
        return html(templates.render(.popup, with: view))
    }

    /// Tells the app's page the result.
    func tell(
        _ result: WebResult,
        to back: WebReturn,
        _ request: Request
    ) throws -> Response {
        let texts = texts(for: request)
        let event = result.event(for: back)
        guard back.operation.isPopup else {
            let news: [String: JSONValue] = [
                "step": .string("result"), "key": .string(back.key),
                "challenge": .string(back.challenge), "event": event,
            ]
            let address = back.page.address(telling: news)
            return leave(to: address, from: back.appName, request, label: \.goOn)
        }
        let told = JSONValue.object(["challenge": .string(back.challenge), "event": event])
        let view = PopupView(
            assets: assets.path,
            texts: texts,
            appName: back.appName,
            task: "tell",
            target: back.page.origin,
            key: back.key,
            result: told.text,
            origin: try address.origin(for: request)
        )
        return html(templates.render(.popup, with: view))
    }

    /// Pages in a popup need the window that opened them.
    private func html(_ text: String) -> Response {
        PageResponse.html(text, opener: .unsafeNone)
    }

    /// Goes to another site; after a form by a page, since browsers hold redirects to the policy
    /// that the form's page has for forms.
    func leave(
        to address: String,
        from appName: String,
        _ request: Request,
        label: KeyPath<WebTexts, String>
    ) -> Response {
        guard request.method == .post else { return leave(to: address) }
        let texts = texts(for: request)
        let view = LeaveView(
            assets: assets.path,
            texts: texts,
            appName: appName,
            address: address,
            label: texts[keyPath: label]
        )
        return html(templates.render(.leave, with: view))
    }

    private func leave(to address: String) -> Response {
        Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    private func texts(for request: Request) -> WebTexts {
        WebTexts(in: .best(for: request, named: request.uri.queryParameters.get("hl")))
    }
}

/// What the template of the page in the popup shows.
struct PopupView: Sendable {
    let assets: String
    let texts: WebTexts
    let appName: String

    /// `prove` or `tell`.
    let task: String

    /// The only origin that the page's script talks to.
    let target: String
    let key: String
    let result: String

    /// This server's.
    let origin: String
}

/// What the template of the page shows that leads to the app or to a provider.
struct LeaveView: Sendable {
    let assets: String
    let texts: WebTexts
    let appName: String
    let address: String

    /// Of the button, for browsers that run no scripts.
    let label: String
}
