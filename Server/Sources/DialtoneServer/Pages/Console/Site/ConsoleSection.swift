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
    case gateways
    case signingKeys
    case operators
    case serverAudit

    /// The name, which is that of the command line where a command does the same.
    var name: String {
        switch self {
        case .overview: "Overview"
        case .users: "Users"
        case .diagnosis: "Why no code?"
        case .messages: "Messages"
        case .texts: "Texts"
        case .regions: "Countries"
        case .guardRules: "Guard"
        case .apps: "Apps"
        case .signInMethods: "Sign-in methods"
        case .hooks: "Hooks"
        case .branding: "Branding"
        case .settings: "Settings"
        case .keys: "Keys"
        case .audit: "Audit log"
        case .gateways: "Gateways"
        case .signingKeys: "Signing keys"
        case .operators: "Operators"
        case .serverAudit: "Server audit log"
        }
    }

    /// Whether the section belongs to the server instead of a project.
    var isForServer: Bool { [.gateways, .signingKeys, .operators, .serverAudit].contains(self) }

    /// Returns the path of the section's first page; `project` is `nil` on pages of the server.
    func path(in project: String?) -> String? {
        let root = ConsoleSite.root
        guard !isForServer else { return "\(root)/\(pathName)" }
        guard let project else { return nil }
        let start = "\(root)/projects/\(PagePath.escaped(project))"
        return self == .overview ? start : "\(start)/\(pathName)"
    }

    private var pathName: String {
        name.lowercased().replacing("?", with: "").replacing(" ", with: "-")
    }
}
