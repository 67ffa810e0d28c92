/// The pages that the finder knows: those of the navigation, and those that only other pages link to.
enum FinderPages {
    static func all(in layout: ConsoleLayout) -> [FinderResult] {
        let sections = (layout.sections + layout.serverSections).map {
            FinderResult(
                name: $0.name,
                path: $0.path,
                about: translated("Page"),
                keywords: FinderResult.keywords(in: $0.keywords)
            )
        }
        guard let project = layout.project?.id else { return sections + routes(in: layout) }
        let tabs = ConsoleTab.allCases.filter { $0 != .apps && $0 != .regions }.map { tab in
            FinderResult(
                name: tab.name,
                path: tab.path(in: project),
                about: translated("Page, \(tab.section.name)"),
                keywords: FinderResult.keywords(in: tab.keywords) + tab.commands
            )
        }
        return sections + tabs + below(project) + routes(in: layout)
    }

    /// The pages of a project that neither the navigation nor tabs lead to.
    private static func below(_ project: String) -> [FinderResult] {
        let pages: [(ConsoleSection, String, String, [String])] = [
            (.users, "imports", translated("Import users"), ["import"]),
            (
                .users, "user-jobs", translated("Exports and changes of the last day"),
                ["export"]
            ),
            (
                .messages, "messages-statistics", translated("Delivery statistics"),
                ["sms statistics"]
            ),
            (.guardRules, "guard/replay", translated("Try out rules"), ["guard replay"]),
            (.guardRules, "guard/decisions", translated("Decisions"), ["guard decisions"]),
            (.hooks, "hooks-deliveries", translated("Deliveries of events"), ["hooks deliveries"]),
            (.hooks, "hooks-calls", translated("Calls of hooks"), ["hooks calls"]),
            (.audit, "audit-log/users", translated("Log of users"), ["users log"]),
            (.texts, "mails", translated("E-mails to users"), ["mails"]),
        ]
        return pages.map { section, path, name, commands in
            FinderResult(
                name: name,
                path: "\(ConsoleSite.root)/projects/\(PagePath.escaped(project))/\(path)",
                about: translated("Page, \(section.name)"),
                keywords: commands
            )
        }
    }

    /// The routes of messages, which are on the page of gateways.
    private static func routes(in layout: ConsoleLayout) -> [FinderResult] {
        let gateways = ConsoleSection.gateways.path(in: nil)
        return layout.serverSections.filter { $0.path == gateways }.map {
            FinderResult(
                name: translated("Routes"),
                path: "\($0.path)#routes",
                about: translated("Page, \($0.name)"),
                keywords: ["sms routes"]
            )
        }
    }
}
