/// What an alert is about.
package enum AlertSubject: Hashable, Sendable {
    /// What messages have in common: a project, a country, a prefix, the whole server.
    case dimension(SendDimension)

    /// An SMS gateway, by its name.
    case gateway(String)

    /// A route, by the numbers that it is for; `project` where only one project has it.
    case route(SMSRoute.Scope, project: ProjectID?)
}

extension AlertSubject {
    /// Such as `country:DE`, `gateway:main`, `route:DE` and `route:+4915@shop`.
    package var text: String {
        switch self {
        case .dimension(let dimension): dimension.text
        case .gateway(let name): "gateway:\(name)"
        case .route(let scope, let project):
            "route:\(scope.rawValue)" + (project.map { "@\($0.rawValue)" } ?? "")
        }
    }

    /// Reads ``text``.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("gateway", 2): self = .gateway(parts[1])
        case ("route", 2):
            let words = parts[1].split(separator: "@", maxSplits: 1).map(String.init)
            guard let scope = words.first.flatMap(SMSRoute.Scope.init(rawValue:)) else {
                return nil
            }
            let project = words.count > 1 ? ProjectID(rawValue: words[1]) : nil
            self = .route(scope, project: project)
        default:
            guard let dimension = SendDimension(text: text) else { return nil }
            self = .dimension(dimension)
        }
    }
}
