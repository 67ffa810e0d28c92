import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The page on which users solve a challenge if their app cannot prove itself otherwise.
///
/// It redirects only to the app that opened it; if that is not certain, it shows the reason and
/// what to register.
struct VerifyPage: Sendable {
    private let challenge: WebChallenge
    private let load: ChallengeLoad
    private let visits: VerifyVisits
    private let providers: ProviderPages
    private let web: WebSignIn
    private let hosted: HostedSignIn
    private let proxies: Reloadable<TrustedProxies>
    private let decoder: WireDecoder
    private let files: PageFiles

    init(_ dependencies: ServerDependencies, _ files: PageFiles) {
        let flows = dependencies.flows
        challenge = dependencies.appVerification.challenges.challenge
        load = dependencies.appVerification.challenges.load
        proxies = dependencies.listener.trustedProxies
        decoder = dependencies.decoder
        let address = PublicAddress(dependencies.listener.publicURL, mode: dependencies.mode)
        visits = VerifyVisits(
            directory: flows.projects,
            mode: dependencies.mode,
            address: address,
            hosts: ChallengeHosts(
                mode: dependencies.mode,
                publicURL: dependencies.listener.publicURL
            )
        )
        providers = ProviderPages(
            redirect: flows.federation.redirect,
            saml: flows.federation.saml,
            visits: visits,
            address: address
        )
        let webVisits = WebVisits(
            directory: flows.projects,
            mode: dependencies.mode,
            hosts: ChallengeHosts(
                mode: dependencies.mode,
                publicURL: dependencies.listener.publicURL
            )
        )
        hosted = HostedSignIn(dependencies, webVisits, files)
        web = WebSignIn(
            redirect: flows.federation.redirect,
            saml: flows.federation.saml,
            visits: webVisits,
            address: address,
            answers: WebAnswers(
                address: address,
                directory: dependencies.flows.projects,
                files: files
            ),
            hosted: hosted,
            random: dependencies.random
        )
        self.files = files
    }

    func add(to router: Router<ServerContext>) {
        hosted.add(to: router)
        router.get(RouterPath(VerifyForm.path)) { request, _ in
            let form = try await decoder.decode(VerifyForm.self, from: request)
            let language = language(for: form, request)
            do {
                if let response = try await web.response(to: form, request) { return response }
                if let response = try await providers.response(to: form, request) {
                    return response
                }
                return try await show(try await visits.visit(form, request), language)
            } catch let problem as VerifyProblem {
                return try await explain(problem, language)
            }
        }
        router.post(RouterPath(VerifyForm.path)) { request, context in
            let form = try await decoder.decode(VerifyForm.self, from: request)
            if form.isAnswer { return try await comeBack(form, request) }
            if let response = try await begin(form, request) { return response }
            let address = proxies.current.remoteAddress(behind: context.peer, by: request.headers)
            return try WireEncoder.response(try await complete(form, request, from: address))
        }
        router.get(RouterPath(ReturnLink.callback)) { request, _ in
            let form = try await decoder.decode(VerifyForm.self, from: request)
            let language = language(for: form, request)
            return refused(language, language.texts.challenge.callback)
        }
    }

    /// Handles a response that the provider makes the browser post.
    private func comeBack(_ form: VerifyForm, _ request: Request) async throws -> Response {
        do {
            if let response = try await web.comeBack(form, request) { return response }
            return try await providers.comeBack(form, request)
        } catch let problem as VerifyProblem {
            return try await explain(problem, language(for: form, request))
        }
    }

    /// Starts a redirect, which begins with a form of the app's page; `nil` for other forms.
    private func begin(_ form: VerifyForm, _ request: Request) async throws -> Response? {
        do {
            return try await web.response(to: form, request)
        } catch let problem as VerifyProblem {
            return try await explain(problem, language(for: form, request))
        }
    }

    private func language(for form: VerifyForm, _ request: Request) -> PageLanguage {
        files.languages.best(for: request, named: form.language)
    }

    private func show(_ visit: VerifyVisit, _ language: PageLanguage) async throws -> Response {
        let vendor = visit.policy.challenge.vendor
        guard let widget = try await challenge.widget(of: vendor, for: visit.project.id) else {
            let failure = ChallengeFailure.internal(
                "The project has no keys for \(vendor.rawValue). Run `dialtone captcha set`."
            )
            throw VerifyProblem.failed(failure, visit)
        }
        let view = VerifyView(visit, widget, language, files)
        return PageResponse.html(
            files.templates.render(.verify, with: view),
            policy: ContentPolicy(for: widget)
        )
    }

    /// Records the problem for an app that polls, and shows it on the page.
    private func explain(
        _ problem: VerifyProblem,
        _ language: PageLanguage
    ) async throws -> Response {
        if case .failed(let failure, let visit) = problem, case .polled(let event) = visit.place {
            try await challenge.end(event, with: failure, of: visit.challengedApp)
        }
        let contents = RefusedView.Contents(problem, language.texts.challenge)
        return refused(language, contents, status: .badRequest)
    }

    private func refused(
        _ language: PageLanguage,
        _ contents: RefusedView.Contents,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let view = RefusedView(
            files,
            language: language,
            contents: contents,
            isDevelopment: visits.mode.isDevelopment
        )
        // A popup without its opener would be reported as closed while the user still reads it.
        return PageResponse.html(
            files.templates.render(.verifyRefused, with: view),
            status: status,
            opener: .unsafeNone
        )
    }
}

extension VerifyPage {
    /// The response to a solution, for the page's script.
    struct Completion: Encodable {
        /// The URL to continue at; `nil` if the app polls for the result.
        let location: String?
    }

    private func complete(
        _ form: VerifyForm,
        _ request: Request,
        from address: IPAddress?
    ) async throws -> Completion {
        let visit: VerifyVisit
        do {
            visit = try await visits.visit(form, request)
        } catch let problem as VerifyProblem {
            throw Refusal(problem)
        }
        let app = visit.challengedApp
        let verdict = try await challenge.judge(
            ChallengeSolution(text: form.solution, hosts: visit.hosts),
            of: visit.policy.challenge.vendor,
            for: app
        )
        do {
            if case .polled(let event) = visit.place {
                try await challenge.end(event, with: verdict, of: app)
                return Completion(location: nil)
            }
            let token = try await challenge.token(for: verdict, of: app)
            return Completion(location: visit.link.address(to: visit.place, token: token))
        } catch let problem as AppProofProblem {
            load.refused(for: app.projectID, asking: address)
            throw Refusal.invalidAppProof(problem)
        }
    }
}

extension Refusal {
    /// Creates the response for a script, which has less detail than the page.
    fileprivate init(_ problem: VerifyProblem) {
        self =
            switch problem {
            case .notOffered: .unsupportedOperation("This authType is not supported.")
            case .incomplete(let field): .invalidArgument(field: field, problem: "is missing")
            case .unknownKey: .unknownAPIKey
            case .foreignPage, .foreignDigest, .otherBrowser: .unauthorizedDomain
            case .noReturn: .unsupportedOperation("The return address is missing or not allowed.")
            case .failed(let failure, _), .signInFailed(let failure, _):
                .unsupportedOperation(failure.message)
            }
    }
}
