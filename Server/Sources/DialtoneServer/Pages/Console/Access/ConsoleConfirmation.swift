import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The page on which an operator enters a code again, before changing what operators may do.
struct ConsoleConfirmation: Sendable {
    private static let path = "/confirm"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            try await page(next: visit.query("next"), for: visit)
        }
        site.post(Self.path, on: router) { visit, form in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            let client = site.client(visit.request, visit.context)
            do {
                try await site.flows.access.confirm(acting, code: form["code"], from: client)
            } catch let refusal as Refusal {
                SecurityTrail.current?.refuse(refusal)
                return try await page(
                    next: form["next"],
                    problem: ConsoleSignIn.sentence(refusal),
                    for: visit,
                    status: .badRequest
                )
            }
            return .redirect(to: ConsoleSite.ownPath(form["next"]), type: .normal)
        }
    }

    private func page(
        next: String,
        problem: String? = nil,
        for visit: ConsoleVisit,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        try await site.page(
            .consoleConfirm,
            titled: "Confirm that it is you",
            at: nil,
            for: visit,
            status: status
        ) {
            View(layout: $0, next: next, problem: problem)
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let next: String
        let problem: String?
    }
}
