import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import PhoneNumbers

/// Finds pages, actions, settings, projects and users from one field.
///
/// Without scripts, the field leads to a page with the results. With scripts, the command palette
/// shows them while the operator types.
struct ConsoleFinder: Sendable {
    /// The maximum number of results.
    private static let limit = 30

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        for start in ["", "/projects/{project}"] {
            site.get("\(start)/find", on: router) { visit in
                let query = visit.query("query")
                return try await site.page(
                    .consoleFind,
                    titled: translated("Find"),
                    at: nil,
                    of: Self.project(of: visit),
                    for: visit
                ) {
                    View(layout: $0, query: query, results: Self.results(for: query, in: $0))
                }
            }
            site.get("\(start)/find/results", on: router) { visit in
                let layout = try await site.layout(
                    translated("Find"),
                    nil,
                    Self.project(of: visit),
                    visit
                )
                return try OAuthResponse.json(
                    Answer(results: Self.results(for: visit.query("query"), in: layout))
                )
            }
        }
    }

    /// Pages of the server have no project.
    private static func project(of visit: ConsoleVisit) throws -> ProjectID? {
        visit.context.parameters.get("project") == nil ? nil : try visit.projectID()
    }

    /// Returns the best results first; without a query, the pages.
    private static func results(for query: String, in layout: ConsoleLayout) -> [Result] {
        let text = query.lowercased()
        let candidates =
            pages(in: layout) + actions(in: layout) + settings(in: layout) + projects(in: layout)
        guard !text.isEmpty else { return Array(pages(in: layout).prefix(limit)) }
        let found = candidates.compactMap { result in
            result.rank(for: text).map { (rank: $0, result: result) }
        }
        // Sorting keeps the order of results of the same rank.
        let ranked = found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.result)
        return Array((users(matching: query, in: layout) + ranked).prefix(limit))
    }

    /// Returns the search for users, if the query can name one.
    private static func users(matching query: String, in layout: ConsoleLayout) -> [Result] {
        let number = try? PhoneNumber(parsing: query)
        let isUser =
            query.contains("@") || number != nil
            || query.wholeMatch(of: /[A-Za-z0-9]{20,128}/) != nil
        guard isUser, let path = ConsoleSection.users.path(in: layout.project?.id) else {
            return []
        }
        let user = Result(
            name: translated("Users: \(query)"),
            path: "\(path)?query=\(PagePath.escaped(query))",
            about: translated("Find the user with this number, address or ID.")
        )
        guard number != nil, let path = ConsoleSection.diagnosis.path(in: layout.project?.id) else {
            return [user]
        }
        let explanation = Result(
            name: translated("Why no code? \(query)"),
            path: "\(path)?query=\(PagePath.escaped(query))",
            about: translated(
                "Explain which messages this number got, and what stops the next one."
            )
        )
        return [user, explanation]
    }

    private static func pages(in layout: ConsoleLayout) -> [Result] {
        let sections = (layout.sections + layout.serverSections).map {
            Result(
                name: $0.name,
                path: $0.path,
                about: translated("Page"),
                keywords: Result.keywords(in: $0.keywords)
            )
        }
        guard let project = layout.project?.id else { return sections }
        let tabs = ConsoleTab.allCases.filter { $0 != .apps && $0 != .regions }.map { tab in
            Result(
                name: tab.name,
                path: tab.path(in: project),
                about: translated("Page, \(tab.section.name)"),
                keywords: Result.keywords(in: tab.keywords)
            )
        }
        return sections + tabs
    }

    private static func actions(in layout: ConsoleLayout) -> [Result] {
        var actions: [Result] = []
        if layout.isEditor, let project = layout.project {
            let id = ProjectID(rawValue: project.id)
            let about = translated("Action")
            actions += [
                Result(
                    name: translated("New user"),
                    path: ConsoleNewUser.path(in: id),
                    about: about
                ),
                Result(
                    name: translated("Import users"),
                    path: ConsoleImports.path(in: id),
                    about: about
                ),
            ]
        }
        if layout.isOwner, let project = layout.project {
            let path = ConsoleNewApp.path(in: ProjectID(rawValue: project.id))
            actions.append(
                Result(name: translated("New app"), path: path, about: translated("Action"))
            )
        }
        for section in layout.serverSections {
            if section.path == ConsoleSection.gateways.path(in: nil) {
                actions.append(
                    Result(
                        name: translated("Send a test message"),
                        path: section.path,
                        about: translated("Action")
                    )
                )
            }
            if section.path == ConsoleSection.operators.path(in: nil) {
                actions.append(
                    Result(
                        name: translated("Invite an operator"),
                        path: section.path,
                        about: translated("Action")
                    )
                )
            }
        }
        if layout.person != nil {
            actions.append(
                Result(
                    name: translated("Profile and sessions"),
                    path: "\(ConsoleSite.root)/profile",
                    about: translated("Page")
                )
            )
        }
        return actions
    }

    private static func settings(in layout: ConsoleLayout) -> [Result] {
        guard let list = ConsoleSection.settings.path(in: layout.project?.id) else { return [] }
        return ConsoleSettingGroup.all.flatMap { group in
            group.settings.map { setting in
                Result(
                    name: translated(setting.name),
                    path: "\(list)/\(group.id)#setting-\(setting.path)",
                    about: translated("Setting, \(group.title). \(setting.explanation)"),
                    words: "\(setting.path) \(setting.name.key)"
                )
            }
        }
    }

    private static func projects(in layout: ConsoleLayout) -> [Result] {
        layout.projects.filter { !$0.isCurrent }
            .map {
                Result(
                    name: $0.name,
                    path: "\(ConsoleSite.root)/projects/\(PagePath.escaped($0.id))",
                    about: translated("Project"),
                    words: $0.id
                )
            }
    }

    /// A place that the query can find.
    private struct Result: Encodable, Sendable {
        let name: String
        let path: String
        let about: String

        /// Other words by which it is found.
        var words = ""

        /// What operators look for on the page, in lower case.
        var keywords: [String] = []

        enum CodingKeys: CodingKey {
            case name, path, about
        }

        /// Splits a text with keywords.
        static func keywords(in text: String?) -> [String] {
            (text ?? "").split(separator: ",").map { ConsoleForm.trimmed($0).lowercased() }
        }

        /// How well the lower-case text matches, from 0 for best; `nil` if it does not.
        func rank(for text: String) -> Int? {
            if name.lowercased().hasPrefix(text) { return 0 }
            if keywords.contains(where: { $0.hasPrefix(text) }) { return 0 }
            if name.lowercased().contains(text) { return 1 }
            if words.lowercased().contains(text) { return 2 }
            return about.lowercased().contains(text) ? 3 : nil
        }
    }

    private struct Answer: Encodable {
        let results: [Result]
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let query: String
        let results: [Result]
    }
}
