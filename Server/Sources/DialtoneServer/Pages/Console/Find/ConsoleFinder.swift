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
                let things = try await things(matching: query, visit)
                return try await site.page(
                    .consoleFind,
                    titled: translated("Find"),
                    at: nil,
                    of: Self.project(of: visit),
                    for: visit
                ) {
                    View(
                        layout: $0,
                        query: query,
                        results: Self.results(for: query, things, in: $0)
                    )
                }
            }
            site.get("\(start)/find/results", on: router) { visit in
                let layout = try await site.layout(
                    translated("Find"),
                    nil,
                    Self.project(of: visit),
                    visit
                )
                let query = visit.query("query")
                let things = try await things(matching: query, visit)
                return try OAuthResponse.json(
                    Answer(results: Self.results(for: query, things, in: layout))
                )
            }
        }
    }

    /// Pages of the server have no project.
    private static func project(of visit: ConsoleVisit) throws -> ProjectID? {
        visit.context.parameters.get("project") == nil ? nil : try visit.projectID()
    }

    /// Returns what a query finds among the things of the project.
    private func things(
        matching query: String,
        _ visit: ConsoleVisit
    ) async throws -> [FinderResult] {
        guard let project = try Self.project(of: visit) else { return [] }
        return try await FinderThings(calls: site.calls, project: project, visit: visit)
            .all(matching: query)
    }

    /// Returns the best results first, then single things; without a query, the pages.
    private static func results(
        for query: String,
        _ things: [FinderResult],
        in layout: ConsoleLayout
    ) -> [FinderResult] {
        let text = query.lowercased()
        let pages = FinderPages.all(in: layout)
        let candidates = pages + actions(in: layout) + settings(in: layout) + projects(in: layout)
        guard !text.isEmpty else { return Array(pages.prefix(limit)) }
        let found = candidates.compactMap { result in
            result.rank(for: text).map { (rank: $0, result: result) }
        }
        // Sorting keeps the order of results of the same rank.
        let ranked = found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.result)
        let named = users(matching: query, in: layout)
        let count = limit - named.count - things.count
        return named + ranked.prefix(max(count, 0)) + things
    }

    /// Returns the search for users, if the query can name one.
    private static func users(matching query: String, in layout: ConsoleLayout) -> [FinderResult] {
        let number = try? PhoneNumber(parsing: query)
        let isUser =
            query.contains("@") || number != nil
            || query.wholeMatch(of: /[A-Za-z0-9]{20,128}/) != nil
        guard isUser, let path = ConsoleSection.users.path(in: layout.project?.id) else {
            return []
        }
        let user = FinderResult(
            name: translated("Users: \(query)"),
            path: "\(path)?query=\(PagePath.escaped(query))",
            about: translated("Find the user with this number, address or ID.")
        )
        guard number != nil, let path = ConsoleSection.diagnosis.path(in: layout.project?.id) else {
            return [user]
        }
        let explanation = FinderResult(
            name: translated("Why no code? \(query)"),
            path: "\(path)?query=\(PagePath.escaped(query))",
            about: translated(
                "Explain which messages this number got, and what stops the next one."
            )
        )
        return [user, explanation]
    }

    private static func actions(in layout: ConsoleLayout) -> [FinderResult] {
        var actions: [FinderResult] = []
        if layout.isEditor, let project = layout.project {
            let id = ProjectID(rawValue: project.id)
            let about = translated("Action")
            actions.append(
                FinderResult(
                    name: translated("New user"),
                    path: ConsoleNewUser.path(in: id),
                    about: about
                )
            )
        }
        if layout.isOwner, let project = layout.project {
            let path = ConsoleNewApp.path(in: ProjectID(rawValue: project.id))
            actions.append(
                FinderResult(name: translated("New app"), path: path, about: translated("Action"))
            )
        }
        for section in layout.serverSections {
            if section.path == ConsoleSection.gateways.path(in: nil) {
                actions.append(
                    FinderResult(
                        name: translated("Send a test message"),
                        path: section.path,
                        about: translated("Action")
                    )
                )
            }
            if section.path == ConsoleSection.operators.path(in: nil) {
                actions.append(
                    FinderResult(
                        name: translated("Invite an operator"),
                        path: section.path,
                        about: translated("Action")
                    )
                )
            }
        }
        if layout.person != nil {
            actions.append(
                FinderResult(
                    name: translated("Profile and sessions"),
                    path: "\(ConsoleSite.root)/profile",
                    about: translated("Page")
                )
            )
        }
        return actions
    }

    private static func settings(in layout: ConsoleLayout) -> [FinderResult] {
        guard let list = ConsoleSection.settings.path(in: layout.project?.id) else { return [] }
        return ConsoleSettingGroup.all.flatMap { group in
            group.settings.map { setting in
                FinderResult(
                    name: translated(setting.name),
                    path: "\(list)/\(group.id)#setting-\(setting.path)",
                    about: translated("Setting, \(group.title). \(setting.explanation)"),
                    words: "\(setting.path) \(setting.name.key)"
                )
            }
        }
    }

    private static func projects(in layout: ConsoleLayout) -> [FinderResult] {
        layout.projects.filter { !$0.isCurrent }
            .map {
                FinderResult(
                    name: $0.name,
                    path: "\(ConsoleSite.root)/projects/\(PagePath.escaped($0.id))",
                    about: translated("Project"),
                    words: $0.id
                )
            }
    }

    private struct Answer: Encodable {
        let results: [FinderResult]
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let query: String
        let results: [FinderResult]
    }
}
