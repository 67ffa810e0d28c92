import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The endpoint at which clients sign their users out, and its page.
///
/// The page asks unless an ID token shows that the request comes from a client of the same user:
/// otherwise, a link on any site could sign a visitor out.
struct SignOutPages: Sendable {
    private static let answerPath = "/sign-out"

    private let pages: AuthorizePages
    private let directory: ProjectDirectory
    private let address: PublicAddress
    private let decoder: WireDecoder
    private let files: PageFiles
    private let random: RandomSource

    init(
        _ dependencies: ServerDependencies,
        pages: AuthorizePages,
        _ files: PageFiles
    ) {
        self.pages = pages
        directory = dependencies.flows.projects
        address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        decoder = dependencies.decoder
        self.files = files
        random = dependencies.random
    }

    func add(to router: Router<ServerContext>) {
        let logout = OpenIDIssuer.Endpoint.logout.route
        router.get(logout) { request, context in
            let form = try SignOutForm(query: request.uri.query ?? "")
            return try await begin(form, try context.projectInPath(), request)
        }
        router.post(logout) { request, context in
            let form = try await decoder.decodeForm(SignOutForm.self, from: request)
            // With a form of another site, the browser sends no cookies; see AuthorizePages.
            let path = OpenIDIssuer.Endpoint.logout.path(for: try context.projectInPath())
            return AuthorizePages.seeOther("\(path)?\(form.query)")
        }
        router.post(RouterPath(Self.answerPath)) { request, _ in try await answer(request) }
    }

    private func begin(
        _ form: SignOutForm,
        _ id: ProjectID,
        _ request: Request
    ) async throws -> Response {
        let language = files.languages.best(for: request, preferring: form.languages)
        let project = try await directory.project(id).project
        SecurityTrail.current?.note(project: id)
        let issuer = try address.issuer(of: id, for: request)
        let asked: SignOutRequest
        do {
            asked = try await pages.flows.signOuts.request(
                clientID: form.clientID?.nonEmpty,
                redirect: form.redirect?.nonEmpty,
                idTokenHint: form.idTokenHint?.nonEmpty,
                state: form.state?.nonEmpty,
                of: issuer.text,
                in: id
            )
        } catch let refusal as OAuthRefusal {
            return pages.refuse(refusal.description, of: project, language)
        }
        let cookies = BrowserCookies(request, at: issuer.origin)
        let browser = try await pages.flows.browsers.session(
            of: cookies.session(in: id),
            in: project
        )
        guard let browser else { return leave(asked.target, project, language) }
        if asked.needsConsent(of: browser) {
            return try ask(asked, browser, project, cookies, language)
        }
        return try await end(
            browser,
            and: asked.clientSession(of: browser.account.id),
            asked.target,
            of: project,
            cookies,
            language
        )
    }

    private func ask(
        _ asked: SignOutRequest,
        _ browser: ActingSession,
        _ project: Project,
        _ cookies: BrowserCookies,
        _ language: PageLanguage
    ) throws -> Response {
        let texts = language.texts.authorize
        let identity = cookies.identity ?? BrowserCookies.Identity(random: random)
        var response = pages.page(
            QuestionView.Contents(
                appName: asked.client?.displayName ?? project.displayName,
                brand: files.brand(of: project, in: language),
                title: texts.signOutTitle,
                lead: texts.signedInAs,
                account: browser.account.shownName,
                buttons: [
                    .main(Answer.signOut.rawValue, texts.signOut),
                    .quiet(Answer.stay.rawValue, texts.stay),
                ]
            ),
            action: Self.answerPath,
            ticket: try pages.flows.signOuts.ticket(
                for: asked,
                of: browser,
                browserDigest: identity.digestText
            ),
            leadingTo: asked.redirect,
            language
        )
        if cookies.identity == nil { response.setCookie(cookies.cookie(for: identity)) }
        return response
    }

    private func answer(_ request: Request) async throws -> Response {
        try AuthorizePages.checkOrigin(of: request)
        let form = try await decoder.decodeForm(SignOutAnswerForm.self, from: request)
        let cookies = BrowserCookies(request, at: try address.origin(for: request))
        let language = files.languages.best(for: request)
        let opened = pages.flows.signOuts.ticket(
            form.request ?? "",
            browserDigest: cookies.identity?.digestText
        )
        guard let ticket = opened else { return pages.ended(request) }
        let project = try await directory.project(ticket.projectID).project
        let browser = try await pages.flows.browsers.session(
            of: cookies.session(in: ticket.projectID),
            in: project
        )
        guard form.answer == Answer.signOut.rawValue else {
            return ticket.target.map(AuthorizePages.seeOther)
                ?? pages.message(language.texts.plain.welcome, of: project, language)
        }
        guard let browser, ticket.asks(about: browser.account.id) else {
            return leave(ticket.target, project, language)
        }
        return try await end(
            browser,
            and: nil,
            ticket.target,
            of: project,
            cookies,
            language
        )
    }

    private func end(
        _ browser: ActingSession,
        and client: SessionID?,
        _ target: String?,
        of project: Project,
        _ cookies: BrowserCookies,
        _ language: PageLanguage
    ) async throws -> Response {
        let account = browser.account
        try await pages.flows.browsers.end(
            browser,
            and: client,
            of: account.id,
            in: account.projectID
        )
        var response = leave(target, project, language)
        response.setCookie(cookies.deletion(of: account.projectID))
        return response
    }

    /// Returns to the client, or shows that the user is signed out.
    private func leave(
        _ target: String?,
        _ project: Project,
        _ language: PageLanguage
    ) -> Response {
        target.map(AuthorizePages.seeOther)
            ?? pages.message(language.texts.authorize.signedOut, of: project, language)
    }

    private enum Answer: String {
        case signOut = "sign-out"
        case stay
    }
}

/// The parameters of the endpoint.
private struct SignOutForm: Decodable, Sendable {
    let idTokenHint: String?
    let clientID: String?
    let redirect: String?
    let state: String?
    let locales: String?

    init(query: String) throws(RequestRefusal) {
        guard let fields = FormText.strictFields(of: Array(query.utf8)) else {
            throw .malformedBody("A parameter is repeated or cannot be read.")
        }
        idTokenHint = fields[CodingKeys.idTokenHint.rawValue]
        clientID = fields[CodingKeys.clientID.rawValue]
        redirect = fields[CodingKeys.redirect.rawValue]
        state = fields[CodingKeys.state.rawValue]
        locales = fields[CodingKeys.locales.rawValue]
    }

    var languages: [String] {
        (locales ?? "").split(separator: " ").prefix(8).map(String.init)
    }

    /// The parameters as a query.
    var query: String {
        let values: [(CodingKeys, String?)] = [
            (.idTokenHint, idTokenHint), (.clientID, clientID), (.redirect, redirect),
            (.state, state), (.locales, locales),
        ]
        return FormText.encode(
            values.compactMap { key, value in value.map { (key.rawValue, $0) } }
        )
    }

    private enum CodingKeys: String, CodingKey {
        case idTokenHint = "id_token_hint"
        case clientID = "client_id"
        case redirect = "post_logout_redirect_uri"
        case state
        case locales = "ui_locales"
    }
}

/// The form of the page: the user's answer.
private struct SignOutAnswerForm: Decodable, Sendable {
    let request: String?
    let answer: String?
}
