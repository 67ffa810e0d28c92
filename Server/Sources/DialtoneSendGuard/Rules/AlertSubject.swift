package import DialtoneBasics
package import PhoneNumbers

/// The subject of an alert.
package enum AlertSubject: Hashable, Sendable {
    /// A dimension of messages: a project, a country, a prefix or the whole server.
    case dimension(SendDimension)

    /// An SMS gateway, by its name.
    case gateway(String)

    /// A route, by its number scope; `project` is `nil` for a route of all projects.
    case route(NumberScope, project: ProjectID?)
}

extension AlertSubject {
    /// The text form, such as `country:DE`, `gateway:main`, `route:DE` or `route:+4915@shop`.
    package var text: String {
        switch self {
        case .dimension(let dimension): dimension.text
        case .gateway(let name): "gateway:\(name)"
        case .route(let scope, let project):
            "route:\(scope.rawValue)" + (project.map { "@\($0.rawValue)" } ?? "")
        }
    }

    /// Parses ``text``.
    package init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("gateway", 2): self = .gateway(parts[1])
        case ("route", 2):
            let words = parts[1].split(separator: "@", maxSplits: 1).map(String.init)
            guard let scope = words.first.flatMap(NumberScope.init(rawValue:)) else {
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
