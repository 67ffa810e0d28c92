import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The page for signing in with a phone number.
struct SignInRoutes {
    let directory: ProjectDirectory
    let challenge: WebChallenge
    let defaultProject: ProjectID
    let files: PageFiles

    func add(to router: Router<ServerContext>) {
        router.get("/sign-in") { request, _ in
            let (project, app) = try await caller(of: request)
            let policy = project.settings.appVerification.policy(for: app.id)
            let widget = try await widget(of: policy.challenge.vendor, for: project)
            let view = SignInView(
                project: project,
                apiKey: app.apiKey,
                provesAtOnce: policy.enforcement != .off,
                widget: widget,
                language: files.languages.best(
                    for: request,
                    named: request.uri.queryParameters.get("lang")
                ),
                assets: files.assets.path
            )
            return PageResponse.html(
                files.templates.render(.signIn, with: view),
                policy: ContentPolicy(for: widget)
            )
        }
    }

    /// Finds the caller: an API key determines the project, a project alone means its first app.
    private func caller(
        of request: Request
    ) async throws -> (project: Project, app: (apiKey: String, id: String?)) {
        let query = request.uri.queryParameters
        if let apiKey = query.get("key") {
            let served = try await directory.project(apiKey: apiKey)
            let app = served.apps.first { $0.apiKey == apiKey }
            return (served.project, (apiKey, app?.appID))
        }
        let id = query.get("project").map(ProjectID.init(rawValue:)) ?? defaultProject
        let served = try await directory.project(id)
        guard let app = served.apps.first else { throw Refusal.unknownAPIKey }
        return (served.project, (app.apiKey, app.appID))
    }

    /// Returns the widget; without the vendor's keys, the challenge cannot be solved anyway.
    private func widget(
        of vendor: ChallengeSettings.Vendor,
        for project: Project
    ) async throws -> ChallengeWidget {
        try await challenge.widget(of: vendor, for: project.id)
            ?? ChallengeWidget(vendor: .proofOfWork)
    }
}

/// The template values of the sign-in page.
struct SignInView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let title: String
    let texts: SignInTexts
    let project: ProjectSummary
    let apiKey: String
    let codeLength: Int

    /// The second factors that the project offers, separated by spaces.
    let secondFactors: String

    /// Whether every message requires a proof.
    let provesAtOnce: String
    let challenge: ChallengeView

    init(
        project: Project,
        apiKey: String,
        provesAtOnce: Bool,
        widget: ChallengeWidget,
        language: PageLanguage,
        assets: String
    ) {
        self.assets = assets
        self.language = language.tag
        direction = language.direction
        texts = language.texts.signInFrame
        self.project = ProjectSummary(project, isCurrent: true)
        title = texts.title(for: self.project.name)
        self.apiKey = apiKey
        codeLength = project.settings.phoneSignIn.codes.length
        secondFactors = project.settings.secondFactors.offeredKinds.joined(separator: " ")
        self.provesAtOnce = provesAtOnce ? "true" : "false"
        challenge = ChallengeView(widget)
    }
}

extension SecondFactorSettings {
    /// The offered kinds, in the order on the page.
    fileprivate var offeredKinds: [String] {
        (allowsTOTP ? ["totp"] : []) + (allowsPhone ? ["phone"] : [])
    }
}
