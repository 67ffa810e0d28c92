import DialtoneBasics
import DialtoneChallenges
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Renders the page on which users sign in, and the one on which they see their account.
struct SignInPage: Sendable {
    static let path = ActionLinks.signInPage

    /// The path of the form that follows a sign-in for a client.
    static let answerPath = "/sign-in/answer"

    /// The path of the forms for browsers without scripts.
    static let formPath = "/sign-in/form"

    private let challenge: WebChallenge
    private let files: PageFiles
    private let isDevelopment: Bool

    init(_ dependencies: ServerDependencies, _ files: PageFiles) {
        challenge = dependencies.appVerification.challenges.challenge
        self.files = files
        isDevelopment = dependencies.mode.isDevelopment
    }

    /// What the page needs besides its project.
    struct Visit: Sendable {
        /// The app whose API key the page uses.
        let app: (apiKey: String, id: String?)
        let language: PageLanguage

        /// What follows the sign-in; `nil` if it is for the page itself.
        var continuation: Continuation?

        /// Whether the page shows the account after the sign-in.
        var isForAccount = false
    }

    /// The client or the app that the user continues to, and its request.
    struct Continuation: Sendable {
        /// The encrypted request, which the page's form sends.
        let request: String

        /// The target of the page's form.
        var action = SignInPage.answerPath

        /// The address of the client; `nil` if the form leads to a page of this server.
        var redirect: ClientRedirect?
        let appName: String

        /// The phone number or address that the client knows.
        let loginHint: String

        /// Whether the app accepts a result only of the tab in which the visit began.
        var isForOneTab = false
    }

    func response(for project: Project, _ visit: Visit) async throws -> Response {
        let policy = project.settings.appVerification.policy(for: visit.app.id)
        let widget = try await challenge.pageWidget(of: policy.challenge.vendor, for: project.id)
        let view = SignInView(
            project: project,
            visit,
            provesAtOnce: policy.enforcement != .off,
            widget: widget,
            isDevelopment: isDevelopment,
            files
        )
        let content = ContentPolicy(for: widget)
        return PageResponse.html(
            files.templates.render(visit.isForAccount ? .account : .signIn, with: view),
            policy: visit.continuation?.redirect.map { content.leadingForms(to: $0.policySource) }
                ?? content,
            opener: visit.continuation == nil ? .sameOrigin : .unsafeNone
        )
    }
}

/// The template values of the sign-in page.
struct SignInView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let title: String
    let texts: SignInTexts
    let brand: BrandView

    /// The title before the scripts have loaded.
    let heading: String
    let project: ProjectSummary

    /// The name of the app that the user signs in to.
    let appName: String
    let apiKey: String

    /// The tenant whose accounts are used; empty if there is none.
    let tenant: String
    let codeLength: Int

    /// The second factors that the project offers, separated by spaces.
    let secondFactors: String

    /// Whether every message requires a proof.
    let provesAtOnce: String
    let challenge: ChallengeView
    let isDevelopment: Bool
    let loginHint: String

    /// The path at which browsers begin a sign-in at an identity provider.
    let providerHandler: String

    /// What the form sends that follows the sign-in; `nil` if nothing follows.
    let continuation: ContinuationView?

    /// The page for browsers without scripts; `nil` if the sign-in needs scripts.
    let formAddress: String?

    /// The label of the link to ``formAddress``.
    let goOn: String

    /// What the page says if another tab continues.
    let elsewhere: WebTexts

    /// The name of the only tab that can continue; empty if each tab can.
    let tab: String

    struct ContinuationView: Sendable {
        let action: String
        let request: String
        let cancel: String
    }

    init(
        project: Project,
        _ visit: SignInPage.Visit,
        provesAtOnce: Bool,
        widget: ChallengeWidget,
        isDevelopment: Bool,
        _ files: PageFiles
    ) {
        assets = files.assets.path
        language = visit.language.tag
        direction = visit.language.direction
        texts = visit.language.texts.signInFrame
        brand = files.brand(of: project, in: visit.language)
        heading = brand.heading ?? texts.heading
        self.project = ProjectSummary(project, isCurrent: true)
        appName = visit.continuation?.appName ?? self.project.name
        title =
            visit.isForAccount
            ? visit.language.texts.account.title : texts.title(for: appName)
        apiKey = visit.app.apiKey
        tenant = project.id.tenantID ?? ""
        codeLength = project.settings.phoneSignIn.codes.length
        secondFactors = project.settings.secondFactors.offeredKinds.joined(separator: " ")
        self.provesAtOnce = provesAtOnce ? "true" : "false"
        challenge = ChallengeView(widget)
        self.isDevelopment = isDevelopment
        loginHint = visit.continuation?.loginHint ?? ""
        providerHandler = VerifyForm.providerHandler(isDevelopment: isDevelopment)
        let hasForms =
            visit.continuation?.redirect != nil && project.allowsSignInForms(of: visit.app.id)
        formAddress =
            hasForms
            ? visit.continuation.map { "\(SignInPage.formPath)?request=\($0.request)" } : nil
        goOn = visit.language.texts.authorize.goOn
        elsewhere = visit.language.texts.popup
        tab = visit.continuation.flatMap { $0.isForOneTab ? $0.request : nil } ?? ""
        continuation = visit.continuation.map {
            ContinuationView(
                action: $0.action,
                request: $0.request,
                cancel: visit.language.texts.authorize.cancel
            )
        }
    }
}

extension SecondFactorSettings {
    /// The offered kinds, in the order on the page.
    var offeredKinds: [String] {
        (allowsTOTP ? ["totp"] : []) + (allowsPhone ? ["phone"] : [])
    }
}
