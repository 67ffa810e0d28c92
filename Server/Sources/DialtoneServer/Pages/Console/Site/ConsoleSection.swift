/// A part of the console, in the order of its navigation.
enum ConsoleSection: CaseIterable, Sendable {
    case overview
    case users
    case diagnosis
    case messages
    case guardRules
    case settings
    case gateways
    case operators

    /// The name, which is that of the command line where a command does the same.
    var name: String {
        switch self {
        case .overview: "Overview"
        case .users: "Users"
        case .diagnosis: "Why no code?"
        case .messages: "Messages"
        case .guardRules: "Guard"
        case .settings: "Settings"
        case .gateways: "Gateways"
        case .operators: "Operators"
        }
    }

    /// Whether the section belongs to the server instead of a project.
    var isForServer: Bool { self == .operators || self == .gateways }

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
