import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The page on which an operator enters a code or uses a passkey again, before changing how operators
/// sign in or what they may do.
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
        addPasskeys(to: router)
    }

    private func addPasskeys(to router: Router<ServerContext>) {
        site.get(Self.path + "/passkey", on: router) { visit in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            return try ConsolePasskeys.options(
                try site.flows.access.startPasskeyConfirmation(acting)
            )
        }
        site.post(Self.path + "/passkey", on: router) { visit, form in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            do {
                try await site.flows.access.confirm(
                    acting,
                    with: try ConsolePasskeys.assertion(in: form),
                    from: site.client(visit.request, visit.context)
                )
            } catch let refusal as Refusal {
                SecurityTrail.current?.refuse(refusal)
                return try await page(
                    next: form["next"],
                    problem: ConsolePasskeys.sentence(refusal),
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
        let id = visit.acting?.person.id
        let passkeys =
            if let id { try await site.flows.passkeys.list(of: id) } else {
                [OperatorPasskey]()
            }
        return try await site.page(
            .consoleConfirm,
            titled: translated("Confirm that it is you"),
            at: nil,
            for: visit,
            status: status
        ) {
            View(
                layout: $0,
                next: next,
                isAgain: visit.query("again") == "true",
                problem: problem,
                hasPassword: visit.acting?.person.passwordHash != nil,
                hasPasskeys: !passkeys.isEmpty && site.flows.access.hasPasskeys
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let next: String

        /// Whether a change was lost, because its form was open for too long.
        let isAgain: Bool
        let problem: String?

        /// Whether the operator has an authenticator app.
        let hasPassword: Bool
        let hasPasskeys: Bool
    }
}
