import DialtoneBasics
import DialtoneModel
import PhoneNumbers
import Foundation

/// The template values of the start page.
struct StartView: Sendable {
    let assets: String
    let address: PageAddress
    let project: ProjectSummary
    let projects: [ProjectSummary]
    let inbox: InboxView
    let apps: [StartAppView]
    let snippet: SnippetView
    let signInPath: String

    /// The first page of the project in the console.
    let consolePath: String
    let settings: [SettingView]
    let testNumbers: [StartTestNumberView]
    let proofCounts: [ProofCountView]

    init(
        _ contents: StartContents,
        inbox: InboxView,
        assets: String,
        address: PageAddress
    ) {
        self.inbox = inbox
        self.assets = assets
        self.address = address
        let current = contents.project
        project = ProjectSummary(current, isCurrent: true)
        projects = contents.projects.map { ProjectSummary($0, isCurrent: $0.id == current.id) }
        apps = contents.apps.map(StartAppView.init)
        let apiKey = contents.apps.first?.apiKey ?? ""
        snippet = SnippetView(apiKey: apiKey, appID: contents.apps.first?.appID ?? "")
        signInPath =
            contents.apps.isEmpty
            ? "/sign-in?project=\(current.id)" : PagePath.signIn(apiKey: apiKey)
        consolePath = "/console/projects/\(PagePath.escaped(current.id.rawValue))"
        settings = SettingView.all(of: current.settings)
        testNumbers = contents.testNumbers.map(StartTestNumberView.init)
        proofCounts = ProofCountView.all(of: contents.proofCounts)
    }
}

/// A project, as pages show it.
struct ProjectSummary: Sendable {
    let id: String
    let name: String
    let number: String
    let isCurrent: Bool

    init(_ project: Project, isCurrent: Bool) {
        id = project.id.rawValue
        name = project.displayName.isEmpty ? project.id.rawValue : project.displayName
        number = String(project.number)
        self.isCurrent = isCurrent
    }
}

/// A fictional number, as the start page shows it.
struct StartTestNumberView: Sendable {
    let number: String
    let e164: String
    let code: String

    init(_ testNumber: TestNumber) {
        number = testNumber.phoneNumber.internationalFormat
        e164 = testNumber.phoneNumber.e164
        code = testNumber.code.digits
    }
}

/// The values of code snippets, escaped for the place where they are inserted.
struct SnippetView {
    private static let shell = ScalarEscapes(["'": #"'"'"'"#])
    private static let program = ScalarEscapes([
        "\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#, "\r": #"\r"#,
    ])

    let shellAPIKey: String
    let quotedAPIKey: String
    let appID: String

    init(apiKey: String, appID: String) {
        shellAPIKey = "'\(Self.shell.escape(apiKey))'"
        quotedAPIKey = "\"\(Self.program.escape(apiKey))\""
        self.appID = appID
    }
}

/// The number of requests with one kind of proof and one outcome.
struct ProofCountView: Sendable {
    let name: String
    let count: Int

    /// Returns the totals of all days and apps, in the order of kinds.
    static func all(of counts: [AppProofCount]) -> [Self] {
        let kinds = AppProofKind.allCases.map(Optional.some) + [nil]
        return kinds.flatMap { kind in
            AppProofCount.Outcome.allCases.compactMap { outcome in
                let total = counts.filter { $0.kind == kind && $0.outcome == outcome }
                    .reduce(0) { $0 + $1.count }
                guard total > 0 else { return nil }
                let name = [kind?.words, outcome.words].compactMap(\.self)
                return Self(name: name.joined(separator: ": "), count: total)
            }
        }
    }
}

extension AppProofCount.Outcome {
    fileprivate var words: String {
        switch self {
        case .held: "accepted"
        case .refused: "refused"
        case .missing: "no proof"
        case .passedWhileUnavailable: "accepted unchecked"
        case .refusedWhileUnavailable: "refused unchecked"
        }
    }
}

extension AppProofKind {
    /// The display name.
    var words: String {
        switch self {
        case .appAttest: "App Attest"
        case .push: "Silent push"
        case .challenge: "Built-in challenge"
        case .recaptcha: "reCAPTCHA v2"
        case .recaptchaEnterprise: "reCAPTCHA Enterprise"
        case .playIntegrity: "Play Integrity"
        case .appSecret: "App secret"
        }
    }
}

/// An app, as the start page shows it.
struct StartAppView {
    let name: String
    let platform: String
    let apiKey: String
    let appID: String
    let bundleID: String?
    let configPath: String
    let signInPath: String

    init(_ app: RelyingApp) {
        name = app.displayName
        platform = Self.name(of: app.platform)
        apiKey = app.apiKey
        appID = app.appID
        bundleID = app.bundleID.isEmpty ? nil : app.bundleID
        let key = PagePath.escaped(app.apiKey)
        configPath = "/console/projects/\(app.projectID)/apps/\(key)/\(AppConfigFile.name)"
        signInPath = PagePath.signIn(apiKey: app.apiKey)
    }

    private static func name(of platform: RelyingApp.Platform) -> String {
        switch platform {
        case .ios: "iOS"
        case .android: "Android"
        case .web: "Web"
        case .server: "Server"
        }
    }
}
