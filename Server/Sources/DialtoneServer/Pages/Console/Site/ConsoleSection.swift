/// A part of the console, in the order of its navigation.
enum ConsoleSection: CaseIterable, Sendable {
    case overview
    case users
    case diagnosis
    case messages
    case texts
    case regions
    case guardRules
    case apps
    case signInMethods
    case hooks
    case branding
    case settings
    case keys
    case audit
    case projects
    case gateways
    case signingKeys
    case operators
    case serverAudit

    /// The name, which is that of the command line where a command does the same.
    var name: String {
        switch self {
        case .overview: translated("Overview")
        case .users: translated("Users")
        case .diagnosis: translated("Why no code?")
        case .messages: translated("Messages")
        case .texts: translated("Texts")
        case .regions: translated("Countries")
        case .guardRules: translated("Guard")
        case .apps: translated("Apps")
        case .signInMethods: translated("Sign-in methods")
        case .hooks: translated("Hooks")
        case .branding: translated("Branding")
        case .settings: translated("Settings")
        case .keys: translated("Admin keys")
        case .audit: translated("Audit log")
        case .projects: translated("Projects")
        case .gateways: translated("Gateways")
        case .signingKeys: translated("Signing keys")
        case .operators: translated("Operators")
        case .serverAudit: translated("Server audit log")
        }
    }

    /// Other words by which the page is found, separated by commas; `nil` if there are none.
    private var keywords: String? {
        switch self {
        case .users: translated("disable user, delete user, export")
        case .diagnosis: translated("release, blocked number")
        case .messages: translated("SMS, deliveries, export")
        case .regions: translated("regions, allowed countries")
        case .guardRules: translated("fraud, limits, release, opt out")
        case .apps: translated("API key, app ID")
        case .hooks: translated("webhooks, events")
        case .branding: translated("logo, colors")
        case .keys: translated("admin key, service account")
        case .audit, .serverAudit: translated("history, export, verify")
        case .projects: translated("create project, rename project, delete project")
        case .gateways: translated("routes, SMPP")
        case .signingKeys: translated("rotate, ID tokens")
        case .operators: translated("invite, roles")
        case .texts: translated("Texts of messages")
        case .overview, .signInMethods, .settings: nil
        }
    }

    /// The commands that do the same, by which the page is found in every language.
    private var commands: [String] {
        switch self {
        case .overview: ["nodes", "health"]
        case .users: ["users", "sessions", "export"]
        case .diagnosis: ["explain", "numbers"]
        case .messages: ["sms messages"]
        case .texts: ["texts"]
        case .regions: ["regions"]
        case .guardRules: ["guard"]
        case .apps: ["apps"]
        case .signInMethods: ["identity-providers"]
        case .hooks: ["hooks"]
        case .branding: ["branding"]
        case .settings: ["projects set"]
        case .keys: ["admin-keys", "service-accounts"]
        case .audit, .serverAudit: ["audit"]
        case .projects: ["projects"]
        case .gateways: ["sms gateways"]
        case .signingKeys: ["keys"]
        case .operators: ["operators"]
        }
    }

    /// All words by which the page is found, separated by commas.
    var searchWords: String {
        ([keywords].compactMap(\.self) + commands).joined(separator: ", ")
    }

    /// Whether the section belongs to the server instead of a project.
    var isForServer: Bool {
        [.projects, .gateways, .signingKeys, .operators, .serverAudit].contains(self)
    }

    /// Returns the path of the section's first page; `project` is `nil` on pages of the server.
    func path(in project: String?) -> String? {
        let root = ConsoleSite.root
        guard !isForServer else { return "\(root)/\(pathName)" }
        guard let project else { return nil }
        let start = "\(root)/projects/\(PagePath.escaped(project))"
        return self == .overview ? start : "\(start)/\(pathName)"
    }

    private var pathName: String {
        switch self {
        case .overview: ""
        case .users: "users"
        case .diagnosis: "why-no-code"
        case .messages: "messages"
        case .texts: "texts"
        case .regions: "countries"
        case .guardRules: "guard"
        case .apps: "apps"
        case .signInMethods: "sign-in-methods"
        case .hooks: "hooks"
        case .branding: "branding"
        case .settings: "settings"
        case .keys: "keys"
        case .audit: "audit-log"
        case .projects: "projects"
        case .gateways: "gateways"
        case .signingKeys: "signing-keys"
        case .operators: "operators"
        case .serverAudit: "server-audit-log"
        }
    }
}
