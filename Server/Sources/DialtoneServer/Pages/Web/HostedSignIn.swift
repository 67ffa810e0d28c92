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
        router.post(RouterPath(Self.answerPath)) { request, _ in try await answer(request) }
    }

    /// Shows the page to the user of `visit`, whose app waits with the secret of `challenge`.
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
        let back = WebReturn(visit, challenge: challenge, browserDigest: cookie.digest)
        let ticket = try handovers.begin(
            note: try back.note,
            challenge: challenge,
            browserDigest: cookie.digest,
            in: realm.id
        )
        let languages = (options["ui_locales"] ?? "").split(separator: " ").prefix(8)
        var response = try await page.response(
            for: realm,
            SignInPage.Visit(
                app: visit.app,
                language: files.languages.best(
                    for: request,
                    preferring: languages.map(String.init) + [form.language].compactMap(\.self)
                ),
                hosted: SignInPage.Hosted(
                    ticket: ticket,
                    action: Self.answerPath,
                    appName: visit.project.displayName,
                    loginHint: options["login_hint"] ?? "",
                    canBeReopened: false
                )
            )
        )
        response.setCookie(cookie.cookie)
        return response
    }

    private func answer(_ request: Request) async throws -> Response {
        try AuthorizePages.checkOrigin(of: request)
        let form = try await decoder.decodeForm(AnswerForm.self, from: request)
        let origin = try address.origin(for: request)
        let browser = RedirectCookie(request, at: origin)
        guard
            let visit = handovers.visit(form.request ?? "", browserDigest: browser?.digest),
            let back = WebReturn(note: visit.note)
        else { return ended(request) }
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
