import DialtoneFlows
import DialtoneModel
import Hummingbird

extension AuthorizePages {
    /// A ticket that is valid in this browser, with what its page needs.
    struct Visit: Sendable {
        let ticket: AuthorizationTicket
        let served: ServedProject
        let issuer: OpenIDIssuer
        let cookies: BrowserCookies
        let browser: ActingSession?
        let language: PageLanguage

        var project: Project { served.project }
    }

    /// Shows the next step of a request, or grants it.
    func open(_ text: String, _ request: Request) async throws -> Response {
        guard let visit = try await visit(text, request) else { return ended(request) }
        return try await show(visit)
    }

    /// The page in production for users who open it without a client.
    func withoutClient(_ request: Request) -> Response {
        refuse(
            "Open the sign-in page through the authorization endpoint of a client.",
            of: nil,
            files.languages.best(for: request, named: request.uri.queryParameters.get("lang"))
        )
    }

    /// Returns the visit; `nil` for a ticket that has expired or belongs to another browser.
    func visit(_ text: String, _ request: Request) async throws -> Visit? {
        let cookies = BrowserCookies(request, at: try address.origin(for: request))
        let opened = flows.authorization.ticket(
            text,
            browserDigest: cookies.identity?.digestText
        )
        guard let ticket = opened else { return nil }
        return try await visit(of: ticket, cookies, request)
    }

    /// Returns the visit of a ticket that is valid in this browser.
    func visit(
        of ticket: AuthorizationTicket,
        _ cookies: BrowserCookies,
        _ request: Request
    ) async throws -> Visit {
        let served = try await directory.project(ticket.projectID)
        SecurityTrail.current?.note(project: ticket.projectID)
        let chosen = request.uri.queryParameters.get("lang").map { [$0] } ?? []
        return Visit(
            ticket: ticket,
            served: served,
            issuer: try address.issuer(of: ticket.projectID, for: request),
            cookies: cookies,
            browser: try await flows.browsers.session(
                of: cookies.session(in: ticket.projectID),
                in: served.project
            ),
            language: files.languages.best(
                for: request,
                preferring: chosen + ticket.request.languages
            )
        )
    }

    private func show(_ visit: Visit) async throws -> Response {
        let stage = try await flows.authorization.stage(
            visit.ticket,
            browser: visit.browser,
            in: visit.project
        )
        guard let stage, !visit.project.settings.isDisabled else {
            return refuse("The client is unknown or disabled.", of: visit.project, visit.language)
        }
        switch stage.step {
        case .grant:
            let code = try await flows.authorization.code(for: stage)
            return back(to: stage, visit).grant(code, visit.language)
        case .refuse(let refusal):
            return back(to: stage, visit).refuse(refusal, visit.language)
        case .signIn:
            return try await signIn(stage, visit)
        case .chooseAccount, .consent, .confirm:
            guard let browser = stage.browser else { return try await signIn(stage, visit) }
            return try ask(stage, visit, browser.account)
        }
    }

    private func signIn(_ stage: AuthorizationFlow.Stage, _ visit: Visit) async throws -> Response {
        guard let app = visit.served.pageApp else {
            return refuse(
                "The project has no app, whose API key the page needs.",
                of: visit.project,
                visit.language
            )
        }
        return try await signInPage.response(
            for: visit.project,
            SignInPage.Visit(
                app: (app.apiKey, app.appID),
                language: visit.language,
                continuation: SignInPage.Continuation(
                    request: try flows.authorization.text(of: visit.ticket),
                    redirect: stage.redirect,
                    appName: stage.client.displayName,
                    loginHint: visit.ticket.request.loginHint ?? ""
                )
            )
        )
    }

    private func ask(
        _ stage: AuthorizationFlow.Stage,
        _ visit: Visit,
        _ account: Account
    ) throws -> Response {
        let texts = visit.language.texts.authorize
        let name = stage.client.displayName
        typealias Button = QuestionView.Button
        let other = Button.link(
            AuthorizationTicket.Answer.otherAccount.rawValue,
            texts.otherAccount
        )
        let cancel = Button.quiet(AuthorizationTicket.Answer.cancel.rawValue, texts.cancel)
        let agree = AuthorizationTicket.Answer.agree.rawValue
        var contents = QuestionView.Contents(
            appName: visit.project.displayName,
            brand: files.brand(of: visit.project, in: visit.language),
            title: texts.confirmTitle(for: name),
            lead: texts.signedInAs,
            account: account.shownName,
            buttons: [.main(agree, texts.goOn), cancel, other]
        )
        switch stage.step {
        case .chooseAccount:
            contents.title = texts.chooseTitle
            contents.lead = texts.chooseLead(for: name)
        case .consent:
            contents.title = texts.consentTitle(for: name)
            contents.lead = texts.consentLead(for: name)
            contents.items = stage.ticket.request.scopes.list.map(texts.sentence)
            contents.buttons = [.main(agree, texts.allow), cancel, other]
        default: break
        }
        return page(
            contents,
            action: SignInPage.answerPath,
            ticket: try flows.authorization.text(
                of: stage.ticket.asking(stage.step, of: account.id)
            ),
            leadingTo: stage.redirect,
            visit.language
        )
    }
}

extension ServedProject {
    /// The app whose API key the project's own pages use: a web app, or else the oldest app.
    var pageApp: RelyingApp? { apps.first { $0.platform == .web } ?? apps.first }
}
