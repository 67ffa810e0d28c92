import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The template values that every page of the console has: its title and its navigation.
struct ConsoleLayout: Sendable {
    let assets: String
    let title: String
    let isDevelopment: Bool

    /// The signed-in operator's name; `nil` in development.
    let person: String?

    /// The value that every form sends back.
    let token: String

    let project: ProjectSummary?
    let projects: [ProjectSummary]
    let sections: [Item]
    let serverSections: [Item]

    /// What the previous form has done; `nil` if there was none.
    let news: String?

    /// `nil` if the console has only one language.
    let languageChoice: LanguageChoice?

    /// Whether the user may change accounts, and release messages, in this project.
    let isEditor: Bool

    /// Whether the user may change settings in this project.
    let isOwner: Bool

    /// An entry of the navigation.
    struct Item: Sendable {
        let name: String
        let path: String
        let isCurrent: Bool

        /// Other words by which the page is found, separated by commas.
        var keywords: String?
    }
}

extension ConsoleSite {
    /// Renders a page of the console.
    ///
    /// `section` is the part of the console that the page belongs to, if it belongs to one.
    func page(
        _ template: PageTemplates.Name,
        titled title: String,
        at section: ConsoleSection?,
        of project: ProjectID? = nil,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok,
        policy: ContentPolicy = .standard,
        _ view: (ConsoleLayout) throws -> some Sendable
    ) async throws -> Response {
        let layout = try await layout(title, section, project, visit)
        return PageResponse.html(
            render(template, with: try view(layout)),
            status: status,
            policy: policy
        )
    }

    /// Returns the projects in which the user has a role.
    func projects(of user: ConsoleUser) async throws -> [Project] {
        try await store.read { try $0.projects() }.filter { user.identity(in: $0.id) != nil }
    }

    /// Returns the values that a page's template needs for its title and navigation.
    func layout(
        _ title: String,
        _ section: ConsoleSection?,
        _ project: ProjectID?,
        _ visit: ConsoleVisit
    ) async throws -> ConsoleLayout {
        let projects = try await projects(of: visit.user)
        let current = projects.first { $0.id == project }
        let identity =
            if let project { visit.user.identity(in: project) } else { visit.user.serverIdentity }
        let role = identity?.role ?? .viewer
        let sections = ConsoleSection.allCases.filter { !$0.isForServer }
        let serverSections = ConsoleSection.allCases.filter {
            // A development server has no operators.
            $0.isForServer && visit.user.serverIdentity != nil
                && !(isDevelopment && $0 == .operators)
        }
        return ConsoleLayout(
            assets: files.assets.path,
            title: title,
            isDevelopment: isDevelopment,
            person: visit.acting?.person.name.rawValue,
            token: visit.formToken,
            project: current.map { ProjectSummary($0, isCurrent: true) },
            projects: projects.map { ProjectSummary($0, isCurrent: $0.id == project) },
            sections: Self.items(sections, current?.id.rawValue, section),
            serverSections: Self.items(serverSections, nil, section),
            news: ConsoleNews(rawValue: visit.query("done"))?.sentence,
            languageChoice: languages.choice,
            isEditor: role >= .editor,
            isOwner: role >= .owner
        )
    }

    private static func items(
        _ sections: [ConsoleSection],
        _ project: String?,
        _ current: ConsoleSection?
    ) -> [ConsoleLayout.Item] {
        sections.compactMap { section in
            section.path(in: project).map {
                ConsoleLayout.Item(
                    name: section.name,
                    path: $0,
                    isCurrent: section == current,
                    keywords: section.searchWords
                )
            }
        }
    }

    /// Returns the redirect from a form to the page that shows what it has done.
    func done(_ news: ConsoleNews, at path: String) -> Response {
        let separator = path.contains("?") ? "&" : "?"
        return .redirect(to: "\(path)\(separator)done=\(news.rawValue)", type: .normal)
    }
}

/// What a form has done, as the next page says it.
enum ConsoleNews: String, Sendable {
    case saved
    case created
    case projectCreated = "project-created"
    case appAdded = "app-added"
    case clientAdded = "client-added"
    case added
    case disabled
    case enabled
    case deleted
    case erased
    case signedOut = "signed-out"
    case removed
    case withdrawn
    case mailSent = "mail-sent"
    case passwordChanged = "password-changed"
    case released
    case countersReset = "counters-reset"
    case optOutAdded = "opt-out-added"
    case optOutRemoved = "opt-out-removed"
    case optOutGone = "opt-out-gone"
    case keyReplaced = "key-replaced"
    case rotated
    case keyWithdrawn = "key-withdrawn"
    case resent
    case nothingSelected = "nothing-selected"

    var sentence: String {
        switch self {
        case .saved: translated("Saved.")
        case .created: translated("The user is created.")
        case .projectCreated: translated("The project is created. Next, add its first app.")
        case .appAdded: translated("The app is added. Its developers need what is below.")
        case .clientAdded:
            translated("The client is added. Its developers need what is below.")
        case .added: translated("The passkey is added. You can sign in with it.")
        case .disabled:
            translated("Disabled. New sign-ins are refused, and tokens are not refreshed.")
        case .enabled: translated("Enabled.")
        case .deleted: translated("Deleted.")
        case .erased: translated("Erased.")
        case .signedOut: translated("Signed out.")
        case .removed: translated("Removed.")
        case .withdrawn: translated("The second factor is removed.")
        case .mailSent: translated("The e-mail is sent.")
        case .passwordChanged: translated("The password is changed.")
        case .released: translated("Released. Messages are sent again immediately.")
        case .countersReset:
            translated("The counters are reset. Messages are sent again immediately.")
        case .optOutAdded: translated("Messages to the number are blocked.")
        case .optOutRemoved: translated("Messages to the number are allowed again.")
        case .optOutGone:
            translated("Nothing is changed: messages to the number were already allowed.")
        case .keyReplaced:
            translated("The app has a new API key. The previous one is valid until you remove it.")
        case .rotated: translated("New keys are created. They take over in an hour.")
        case .keyWithdrawn: translated("The key is withdrawn. Its tokens are refused.")
        case .nothingSelected: translated("Select at least one user first.")
        case .resent: translated("The event is sent again within seconds.")
        }
    }
}
