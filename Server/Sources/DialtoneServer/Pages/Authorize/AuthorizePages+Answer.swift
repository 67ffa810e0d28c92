import DialtoneFlows
import DialtoneModel
import Hummingbird

extension AuthorizePages {
    func answer(_ request: Request) async throws -> Response {
        try Self.checkOrigin(of: request)
        let form = try await decoder.decodeForm(AnswerForm.self, from: request)
        guard let visit = try await visit(form.request ?? "", request),
            let answer = form.answer.flatMap(AuthorizationTicket.Answer.init(rawValue:))
        else { return ended(request) }
        switch answer {
        case .signedIn:
            guard let token = form.refreshToken.flatMap(RefreshToken.init) else {
                return ended(request)
            }
            return try await take(token, visit, request)
        case .agree:
            return try await agree(visit)
        case .otherAccount:
            return try goOn(with: visit.ticket.leaving(visit.browser?.session.id))
        case .cancel:
            guard let stage = try await stage(visit) else {
                return refuse(
                    "The client is unknown or disabled.",
                    of: visit.project,
                    visit.language
                )
            }
            let refusal = OAuthRefusal(.accessDenied, "The user has cancelled.")
            return back(to: stage, visit).refuse(refusal, visit.language)
        }
    }

    /// Makes the session that the page has opened the browser's own.
    func take(
        _ refreshToken: RefreshToken,
        _ visit: Visit,
        _ request: Request
    ) async throws -> Response {
        let secret: BrowserSecret
        do {
            secret = try await flows.browsers.begin(
                with: refreshToken,
                since: visit.ticket.request.askedAt,
                replacing: visit.browser,
                in: visit.project
            )
        } catch let refusal as Refusal where refusal == .refreshTokenExpired {
            SecurityTrail.current?.refuse(refusal)
            return ended(request)
        }
        var response = try goOn(with: visit.ticket)
        response.setCookie(
            visit.cookies.cookie(
                for: secret,
                in: visit.project.id,
                lasting: visit.project.settings.sessions.browserLifetime
            )
        )
        return response
    }

    private func agree(_ visit: Visit) async throws -> Response {
        let ticket = visit.ticket.agreed
        guard let stage = try await stage(visit, ticket), stage.step == .grant else {
            return try goOn(with: ticket)
        }
        let code = try await flows.authorization.code(for: stage)
        return back(to: stage, visit).grant(code, visit.language)
    }

    func stage(
        _ visit: Visit,
        _ ticket: AuthorizationTicket? = nil
    ) async throws -> AuthorizationFlow.Stage? {
        try await flows.authorization.stage(
            ticket ?? visit.ticket,
            browser: visit.browser,
            in: visit.project
        )
    }

    /// Refuses a form that a page of another site sends.
    ///
    /// The ticket in the form is what protects it, because it is valid only in its own browser; the
    /// header is another line of defense, which older browsers do not send.
    static func checkOrigin(of request: Request) throws(RequestRefusal) {
        guard ["same-origin", nil].contains(request.headers[.fetchSite]) else {
            throw .forbidden("Only this server's own page can send this form.")
        }
    }
}

/// The form of the page: the user's answer.
private struct AnswerForm: Decodable, Sendable {
    let request: String?
    let answer: String?

    /// The token of the session that the page's script has opened.
    let refreshToken: String?

    private enum CodingKeys: String, CodingKey {
        case request, answer
        case refreshToken = "refresh_token"
    }
}
