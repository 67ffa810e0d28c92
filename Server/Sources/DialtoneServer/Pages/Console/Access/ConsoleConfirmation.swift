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
            try await site.confirmationPage(.page(visit.query("next")), for: visit)
        }
        site.get(Self.path + "/passkey", on: router) { visit in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            return try ConsolePasskeys.options(
                try site.flows.access.startPasskeyConfirmation(acting)
            )
        }
        for path in [Self.path, Self.path + "/passkey"] {
            site.post(path, on: router) { visit, form in try await confirm(form, for: visit) }
        }
    }

    private func confirm(_ form: ConsoleForm, for visit: ConsoleVisit) async throws -> Response {
        guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
        do {
            try await site.confirm(acting, by: form, for: visit)
        } catch let refusal as Refusal {
            SecurityTrail.current?.refuse(refusal)
            return try await site.confirmationPage(
                .page(form["next"]),
                problem: ConsoleSite.sentence(ofConfirmation: refusal, form),
                for: visit,
                status: .badRequest
            )
        }
        return .redirect(to: ConsoleSite.ownPath(form["next"]), type: .normal)
    }
}
