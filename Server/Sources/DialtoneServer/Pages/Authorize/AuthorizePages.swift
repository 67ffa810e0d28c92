import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The pages of the OpenID Connect provider, which take a user from a client to its code.
///
/// The authorization endpoint checks the client's request and gives it to the browser as an
/// encrypted ticket. Each page and each form carries the ticket, and determines the next step from
/// it and from the browser's session.
struct AuthorizePages: Sendable {
    /// The parameter with the ticket.
    static let requestParameter = "request"

    let flows: OpenIDFlows
    let directory: ProjectDirectory
    let address: PublicAddress
    let decoder: WireDecoder
    private let random: RandomSource
    let files: PageFiles
    let signInPage: SignInPage
    private let plain: PlainPage

    init(_ dependencies: ServerDependencies, _ files: PageFiles) {
        flows = dependencies.flows.openID
        directory = dependencies.flows.projects
        address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        decoder = dependencies.decoder
        random = dependencies.random
        self.files = files
        signInPage = SignInPage(dependencies, files)
        plain = PlainPage(files, isDevelopment: dependencies.mode.isDevelopment)
    }

    func add(to router: Router<ServerContext>) {
        let authorize = OpenIDIssuer.Endpoint.authorize.route
        router.get(authorize) { request, context in
            try await begin(
                FormText.fields(of: request.uri.query ?? ""),
                try context.projectInPath(),
                request
            )
        }
        router.post(authorize) { request, context in
            try await redirectToQuery(request, try context.projectInPath())
        }
        router.post(RouterPath(SignInPage.answerPath)) { request, _ in try await answer(request) }
    }
}

extension AuthorizePages {
    /// The most bytes of a query that a form becomes; proxies often refuse longer ones.
    private static let queryLimit = 8_000

    private func begin(
        _ fields: [(name: String, value: String)],
        _ id: ProjectID,
        _ request: Request
    ) async throws -> Response {
        let parameters = AuthorizationParameters(fields)
        let language = files.languages.best(for: request, preferring: parameters.languages)
        let project = try await directory.project(id).project
        SecurityTrail.current?.note(project: id)
        guard let (clientID, text) = parameters.destination else {
            return refuse(
                "client_id or redirect_uri is missing or repeated.",
                of: project,
                language
            )
        }
        guard let client = try await flows.clients.client(clientID, of: id) else {
            return refuse("The client is unknown or disabled.", of: project, language)
        }
        // Before this check, nothing may be sent to the address, not even an error.
        guard let redirect = client.redirect(text) else {
            return refuse("redirect_uri is not registered for the client.", of: project, language)
        }
        let issuer = try address.issuer(of: id, for: request)
        let back = ClientReturn(
            redirect: redirect,
            mode: parameters.responseMode,
            state: parameters.state,
            issuer: issuer,
            project: project,
            files: files
        )
        guard !project.settings.isDisabled else {
            return back.refuse(
                OAuthRefusal(.unauthorizedClient, "The project is disabled."),
                language
            )
        }
        let asked: AuthorizationRequest
        do throws(OAuthRefusal) {
            asked = try flows.authorization.request(
                parameters,
                of: client,
                to: redirect,
                by: issuer.text
            )
        } catch {
            return back.refuse(error, language)
        }
        let cookies = BrowserCookies(request, at: issuer.origin)
        return try await begin(asked, project, cookies, back, language)
    }

    /// Grants the request at once, or sends the browser to the page with a ticket.
    private func begin(
        _ asked: AuthorizationRequest,
        _ project: Project,
        _ cookies: BrowserCookies,
        _ back: ClientReturn,
        _ language: PageLanguage
    ) async throws -> Response {
        let browser = try await flows.browsers.session(
            of: cookies.session(in: project.id),
            in: project
        )
        let identity = cookies.identity ?? BrowserCookies.Identity(random: random)
        let ticket = AuthorizationTicket(
            asked,
            in: project.id,
            browserDigest: identity.digestText,
            formerSession: browser?.session.id
        )
        guard let stage = try await flows.authorization.stage(ticket, browser: browser, in: project)
        else { return refuse("The client is unknown or disabled.", of: project, language) }
        switch stage.step {
        case .grant:
            return back.grant(try await flows.authorization.code(for: stage), language)
        case .refuse(let refusal):
            return back.refuse(refusal, language)
        case .signIn, .chooseAccount, .consent, .confirm:
            var response = try goOn(with: ticket)
            if cookies.identity == nil { response.setCookie(cookies.cookie(for: identity)) }
            return response
        }
    }

    /// Turns a form into a query, with a redirect.
    ///
    /// The page of the client that posts the form is another site, so that the browser sends no
    /// cookie with it; it sends them when it follows the redirect.
    private func redirectToQuery(_ request: Request, _ project: ProjectID) async throws -> Response
    {
        let body = try await request.body.collect(upTo: FormText.sizeLimit)
        let text = FormText.encode(FormText.fields(of: String(buffer: body)))
        let query = body.readableBytes == 0 ? request.uri.query ?? "" : text
        guard query.utf8.count <= Self.queryLimit else {
            throw RequestRefusal.bodyTooLarge(limit: Self.queryLimit)
        }
        let path = OpenIDIssuer.Endpoint.authorize.path(for: project)
        return Self.seeOther("\(path)?\(query)")
    }
}

extension AuthorizePages {
    /// Sends the browser to the page, which shows the next step.
    func goOn(with ticket: AuthorizationTicket) throws -> Response {
        let text = try flows.authorization.text(of: ticket)
        return Self.seeOther("\(SignInPage.path)?\(Self.requestParameter)=\(text)")
    }

    static func seeOther(_ address: String) -> Response {
        Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    func back(to stage: AuthorizationFlow.Stage, _ visit: Visit) -> ClientReturn {
        ClientReturn(
            redirect: stage.redirect,
            mode: visit.ticket.request.responseMode,
            state: visit.ticket.request.state,
            issuer: visit.issuer,
            project: visit.project,
            files: files
        )
    }

    /// The page for a request that is wrong or has no valid address to return to.
    func refuse(_ detail: String, of project: Project?, _ language: PageLanguage) -> Response {
        plain.response(
            language.texts.plain.refused,
            in: language,
            of: project,
            detail: detail,
            status: .badRequest
        )
    }

    /// The page for a ticket that is not valid in this browser.
    func ended(_ request: Request) -> Response {
        let language = files.languages.best(for: request)
        return plain.response(
            language.texts.authorize.ended,
            in: language,
            detail: nil,
            status: .badRequest
        )
    }

    /// The page that asks a question, whose form may lead to an address of a client.
    func page(
        _ contents: QuestionView.Contents,
        action: String,
        ticket: String,
        leadingTo redirect: ClientRedirect?,
        _ language: PageLanguage
    ) -> Response {
        let view = QuestionView(
            contents,
            action: action,
            request: ticket,
            language: language,
            assets: files.assets.path
        )
        let policy = ContentPolicy.standard
        return PageResponse.html(
            files.templates.render(.question, with: view),
            policy: redirect.map { policy.leadingForms(to: $0.policySource) } ?? policy,
            opener: .unsafeNone
        )
    }

    /// The page that only says something.
    func message(
        _ message: PlainTexts.Message,
        of project: Project?,
        _ language: PageLanguage
    ) -> Response {
        plain.response(message, in: language, of: project, detail: nil, status: .ok)
    }
}
