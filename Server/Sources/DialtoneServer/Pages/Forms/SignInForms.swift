import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The sign-in by phone number for browsers without scripts, on behalf of a client.
///
/// Each form carries the progress of the sign-in, encrypted, and the server keeps no state between
/// the steps. The steps are those of the page's script and use the same flows, so the same limits
/// apply.
struct SignInForms: Sendable {
    static let path = SignInPage.formPath

    let pages: AuthorizePages
    let codeSender: CodeSender
    let phoneSignIn: PhoneSignIn
    let secondFactors: SecondFactorSignIn
    private let proxies: Reloadable<TrustedProxies>

    init(_ dependencies: ServerDependencies, pages: AuthorizePages) {
        self.pages = pages
        codeSender = dependencies.flows.codeSender
        phoneSignIn = dependencies.flows.phoneSignIn
        secondFactors = dependencies.flows.secondFactorSignIn
        proxies = dependencies.listener.trustedProxies
    }

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(Self.path)) { request, context in
            let text = request.uri.queryParameters.get(AuthorizePages.requestParameter) ?? ""
            guard let visit = try await pages.visit(text, request) else {
                return pages.ended(request)
            }
            return try await respond(visit, request, context) { _ in .step(.number) }
        }
        router.post(RouterPath(Self.path)) { request, context in
            try AuthorizePages.checkOrigin(of: request)
            let entry = try await pages.decoder.decodeForm(SignInEntry.self, from: request)
            let cookies = BrowserCookies(request, at: try pages.address.origin(for: request))
            let opened = pages.flows.authorization.progress(
                entry.progress ?? "",
                browserDigest: cookies.identity?.digestText
            )
            guard let progress = opened else { return pages.ended(request) }
            let visit = try await pages.visit(of: progress.ticket, cookies, request)
            return try await respond(visit, request, context, entry) { caller in
                try await proceed(from: progress.step, with: entry, for: caller)
            }
        }
    }
}

extension SignInForms {
    /// What follows a step.
    enum Result: Sendable {
        case step(SignInProgress.Step, news: String? = nil)
        case refused(SignInProgress.Step, any Error)
        case incomplete(SignInProgress.Step)
        case signedIn(RefreshToken)

        /// The user must set up a second factor, which needs the page's script.
        case needsScript(SignInProgress.Step)
    }

    private func respond(
        _ visit: AuthorizePages.Visit,
        _ request: Request,
        _ context: ServerContext,
        _ entry: SignInEntry = SignInEntry(),
        _ next: (AppCaller) async throws -> Result
    ) async throws -> Response {
        guard let stage = try await pages.stage(visit), stage.step == .signIn,
            !visit.project.settings.isDisabled, let app = visit.served.pageApp,
            visit.project.allowsSignInForms(of: app.appID)
        else {
            // The sign-in page shows what the request needs instead.
            return try pages.goOn(with: visit.ticket)
        }
        let caller = caller(of: visit, app, request, context)
        let result = try await next(caller)
        let sheet = SignInSheet(visit: visit, stage: stage, pages: pages)
        return try await sheet.response(to: result, entry, languages: caller.languages, request)
    }

    private func caller(
        of visit: AuthorizePages.Visit,
        _ app: RelyingApp,
        _ request: Request,
        _ context: ServerContext
    ) -> AppCaller {
        var claims = AppCaller.Claims()
        claims.client = request.headers[.userAgent]
        claims.languages = LanguagePreferences(
            locale: visit.language.tag,
            accept: request.headers[.acceptLanguage]
        )
        claims.origin = request.headers[.origin]
        claims.authority = request.head.authority
        return AppCaller(
            project: visit.served,
            apiKey: app.apiKey,
            remoteAddress: proxies.current.remoteAddress(behind: context.peer, by: request.headers),
            claims: claims
        )
    }
}

/// What the user has entered, and the button that was pressed.
struct SignInEntry: Decodable, Sendable {
    /// The progress of the sign-in, which the form carries.
    var progress: String?
    var answer: String?
    var country: String?
    var number: String?
    var code: String?
    var factor: String?

    /// The buttons besides that of the step itself.
    enum Answer: String {
        case send, check, resend, restart, choose, recover
    }

    var button: Answer? { answer.flatMap(Answer.init) }
}
