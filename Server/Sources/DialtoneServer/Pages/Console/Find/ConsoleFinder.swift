import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import PhoneNumbers

/// Finds pages, settings and users from one field.
struct ConsoleFinder: Sendable {
    /// The maximum number of results on the page.
    private static let limit = 30

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get("/projects/{project}/find", on: router) { visit in
            let project = try visit.projectID()
            let query = visit.query("query")
            return try await site.page(
                .consoleFind,
                titled: "Find",
                at: nil,
                of: project,
                for: visit
            ) {
                View(
                    layout: $0,
                    query: query,
                    results: Self.results(for: query, in: project.rawValue)
                )
            }
        }
    }

    private static func results(for query: String, in project: String) -> [Result] {
        let text = query.lowercased()
        guard !text.isEmpty else { return [] }
        let found = (pages(in: project) + settings(in: project)).compactMap { result in
            result.rank(for: text).map { (rank: $0, result: result) }
        }
        // Sorting keeps the order of results of the same rank.
        let ranked = found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.result)
        return Array((users(matching: query, in: project) + ranked).prefix(limit))
    }

    /// Returns the search for users, if the query can name one.
    private static func users(matching query: String, in project: String) -> [Result] {
        let isUser =
            query.contains("@") || (try? PhoneNumber(parsing: query)) != nil
            || query.wholeMatch(of: /[A-Za-z0-9]{20,128}/) != nil
        guard isUser, let path = ConsoleSection.users.path(in: project) else { return [] }
        return [
            Result(
                name: "Users: \(query)",
                path: "\(path)?query=\(PagePath.escaped(query))",
                about: "Find the user with this number, address or ID."
            )
        ]
    }

    private static func pages(in project: String) -> [Result] {
        let sections = ConsoleSection.allCases.compactMap { section in
            section.path(in: project).map { Result(name: section.name, path: $0, about: "Page") }
        }
        let tabs = ConsoleTab.allCases.filter { $0 != .apps }.map { tab in
            Result(name: tab.name, path: tab.path(in: project), about: "Page, \(tab.section.name)")
        }
        return sections + tabs
    }

    private static func settings(in project: String) -> [Result] {
        guard let list = ConsoleSection.settings.path(in: project) else { return [] }
        return ConsoleSettingGroup.all.flatMap { group in
            group.settings.map { setting in
                Result(
                    name: setting.name,
                    path: "\(list)/\(group.id)#setting-\(setting.path)",
                    about: "Setting, \(group.title). \(setting.explanation)",
                    words: setting.path
                )
            }
        }
    }

    /// A page or a setting that the query can find.
    private struct Result: Sendable {
        let name: String
        let path: String
        let about: String

        /// Other words by which it is found.
        var words = ""

        /// How well the lower-case text matches, from 0 for best; `nil` if it does not.
        func rank(for text: String) -> Int? {
            if name.lowercased().hasPrefix(text) { return 0 }
            if name.lowercased().contains(text) { return 1 }
            if words.lowercased().contains(text) { return 2 }
            return about.lowercased().contains(text) ? 3 : nil
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let query: String
        let results: [Result]
    }
}
