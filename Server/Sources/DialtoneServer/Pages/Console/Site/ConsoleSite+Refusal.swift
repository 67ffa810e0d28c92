import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

extension ConsoleSite {
    /// Shows a refusal as a page of the console.
    func answer(
        _ visit: ConsoleVisit,
        _ respond: () async throws -> Response
    ) async throws -> Response {
        do {
            return try await respond()
        } catch {
            guard let refusal = WireRefusal(expected: error), refusal.status.kind != .serverError
            else { throw error }
            SecurityTrail.current?.refuse(error, code: refusal.codeForLogs)
            return try await show(error, refusal, for: visit)
        }
    }

    /// Adds the page for addresses below the console that no page has.
    func addMissingPage(to router: Router<ServerContext>) {
        get("/**", on: router) { _ in throw HTTPError(.notFound) }
    }

    private func show(
        _ error: any Error,
        _ refusal: WireRefusal,
        for visit: ConsoleVisit
    ) async throws -> Response {
        let status = error as? Refusal == .unknownTenant ? .notFound : refusal.status
        let section = Self.serverSection(of: visit)
        var (title, lead) = (translated("Not changed"), ConsoleProblem(error).text)
        if status == .notFound {
            title = translated("Not found")
            lead = translated("This page does not exist, or you have no role in its project.")
        } else if let section, visit.user.serverIdentity == nil {
            title = translated("No access")
            lead = translated(
                "\(section.name): this page belongs to the server. Ask an owner of the server for a role there."
            )
        } else if visit.request.method == .get || visit.request.method == .head {
            title = translated("Not possible")
        }
        return try await page(
            .consoleMessage,
            titled: title,
            at: section,
            of: try? visit.projectID(),
            for: visit,
            status: status
        ) {
            ConsoleMessageView(layout: $0, lead: lead, back: back(from: visit))
        }
    }

    /// The section of the server that a page is in; `nil` for pages of a project.
    private static func serverSection(of visit: ConsoleVisit) -> ConsoleSection? {
        let path = visit.request.uri.path
        return ConsoleSection.allCases.first { section in
            guard section.isForServer, let own = section.path(in: nil) else { return false }
            return path == own || (path.hasPrefix(own + "/") && section != .projects)
        }
    }

    /// The page that a refused form was on, by the address that browsers send along; `nil` for
    /// pages, and without the address.
    func back(from visit: ConsoleVisit) -> String? {
        guard visit.request.method == .post, let page = visit.request.headers[.referer],
            case let own = origin(of: visit.request), page.hasPrefix(own + Self.root)
        else { return nil }
        let path = Self.ownPath(String(page.dropFirst(own.count)))
        return path == Self.root ? nil : path
    }
}

/// The template values of the page that shows a refusal.
struct ConsoleMessageView: Sendable {
    let layout: ConsoleLayout
    let lead: String

    /// The page that the form was on; `nil` if it is not known.
    let back: String?
}
