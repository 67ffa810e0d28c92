import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// This server's own sign-in page, as an identity provider for pages that use Google's web SDK.
///
/// The app gets the page's session, not an account of a provider. Only the app that waits can use
/// what the page sends.
struct HostedSignIn: Sendable {
    /// The path of the page, whose URL mails and identity providers can lead back to.
    static let path = ActionLinks.hostedPage

    /// The path of the form that follows a sign-in.
    static let answerPath = "/__/auth/signed-in"

    private let handovers: SessionHandovers
    private let visits: WebVisits
    private let address: PublicAddress
    private let answers: WebAnswers
    private let page: SignInPage
    private let random: RandomSource
    private let decoder: WireDecoder
    private let files: PageFiles

    init(_ dependencies: ServerDependencies, _ visits: WebVisits, _ files: PageFiles) {
        handovers = dependencies.flows.handovers
        self.visits = visits
        address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        answers = WebAnswers(address: address, directory: dependencies.flows.projects, files: files)
        page = SignInPage(dependencies, files)
        random = dependencies.random
        decoder = dependencies.decoder
        self.files = files
    }

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(Self.path)) { request, _ in try await page(for: request) }
        router.post(RouterPath(Self.answerPath)) { request, _ in try await answer(request) }
    }

    /// Redirects to the page for the user of `visit`, whose app waits with the secret of `challenge`.
    func show(
        _ visit: WebVisit,
        _ challenge: String,
        _ form: VerifyForm,
        _ request: Request
    ) async throws -> Response {
        let realm = try await visits.realm(of: visit)
        guard !visit.project.settings.isDisabled else { throw Refusal.projectDisabled }
        let options = try form.options(returningTo: "").parameters
        let origin = try address.origin(for: request)
        let cookie = RedirectCookie(request, at: origin) ?? RedirectCookie(at: origin, from: random)
        let languages = (options["ui_locales"] ?? "").split(separator: " ").prefix(8)
        let note = HostedNote(
            back: WebReturn(visit, challenge: challenge, browserDigest: cookie.digest),
            apiKey: visit.app.apiKey,
            languages: languages.map(String.init) + [form.language].compactMap(\.self),
            loginHint: options["login_hint"] ?? ""
        )
        let text = try handovers.begin(
            note: try note.text,
            challenge: challenge,
            browserDigest: cookie.digest,
            in: realm.id
        )
        var response = AuthorizePages.seeOther(
            "\(Self.path)?\(AuthorizePages.requestParameter)=\(text)"
        )
        response.setCookie(cookie.cookie)
        return response
    }

    private func page(for request: Request) async throws -> Response {
        let text = request.uri.queryParameters.get(AuthorizePages.requestParameter) ?? ""
        guard let (visit, note) = try visit(text, request) else { return ended(request) }
        SecurityTrail.current?.note(project: visit.projectID)
        let served = try await visits.directory.project(apiKey: note.apiKey)
        guard !served.project.settings.isDisabled else { throw Refusal.projectDisabled }
        return try await page.response(
            for: try await visits.realm(note.back.tenantID, of: served.project),
            SignInPage.Visit(
                app: (note.apiKey, served.apps.first { $0.hasKey(note.apiKey) }?.appID),
                language: files.languages.best(for: request, preferring: note.languages),
                continuation: SignInPage.Continuation(
                    request: text,
                    action: Self.answerPath,
                    appName: served.project.displayName,
                    loginHint: note.loginHint,
                    isForOneTab: true
                )
            )
        )
    }

    /// Returns the visit; `nil` for a text that is not valid in this browser.
    private func visit(_ text: String, _ request: Request) throws -> (HostedVisit, HostedNote)? {
        let browser = RedirectCookie(request, at: try address.origin(for: request))
        guard let visit = handovers.visit(text, browserDigest: browser?.digest),
            let note = HostedNote(visit.note)
        else { return nil }
        return (visit, note)
    }

    private func answer(_ request: Request) async throws -> Response {
        try AuthorizePages.checkOrigin(of: request)
        let form = try await decoder.decodeForm(AnswerForm.self, from: request)
        let origin = try address.origin(for: request)
        guard let (visit, note) = try visit(form.request ?? "", request) else {
            return ended(request)
        }
        let back = note.back
        SecurityTrail.current?.note(project: visit.projectID)
        guard form.answer == AuthorizationTicket.Answer.signedIn.rawValue else {
            let failure = ChallengeFailure(
                code: "auth/user-cancelled",
                message: "The user has canceled the sign-in."
            )
            return try await answers.tell(.failed(failure), to: back, request)
        }
        guard let token = form.refreshToken.flatMap(RefreshToken.init) else {
            return ended(request)
        }
        let offer: String
        do {
            offer = try await handovers.offer(sessionOf: token, openedDuring: visit)
        } catch let refusal as Refusal where refusal == .refreshTokenExpired {
            SecurityTrail.current?.refuse(refusal)
            return ended(request)
        }
        let told = FormText.encode([
            ("state", offer), ("providerId", SignInProvider.hosted.rawValue),
        ])
        let address = "\(origin)\(VerifyForm.path)?\(told)"
        return try await answers.tell(.arrived(address), to: back, request)
    }

    /// The page for a visit that is not valid in this browser.
    private func ended(_ request: Request) -> Response {
        let language = files.languages.best(for: request)
        return PlainPage(files, isDevelopment: visits.mode.isDevelopment).response(
            language.texts.authorize.ended,
            in: language,
            detail: nil,
            status: .badRequest
        )
    }
}

/// What a visit to the page carries, besides the session that it ends with.
private struct HostedNote: Codable {
    let back: WebReturn
    let apiKey: String

    /// The languages that the app has named, first the best one.
    let languages: [String]

    /// The phone number or address that the app knows.
    let loginHint: String

    init(back: WebReturn, apiKey: String, languages: [String], loginHint: String) {
        self.back = back
        self.apiKey = apiKey
        self.languages = languages
        self.loginHint = loginHint
    }

    /// Parses a ``text``; returns `nil` for any other text.
    init?(_ text: String) {
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = value
    }

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
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
