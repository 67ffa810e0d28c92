import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The forms of the profile page with which operators change their own passkeys.
struct ConsoleOwnPasskeys: Sendable {
    private static let path = "\(ConsoleProfile.path)/passkeys"

    let profile: ConsoleProfile

    private var site: ConsoleSite { profile.site }

    func add(to router: Router<ServerContext>) {
        site.get(Self.path + "/options", on: router) { visit in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            if let path = site.confirmationPath(of: visit, from: ConsoleProfile.path) {
                return .redirect(to: path, type: .normal)
            }
            return try ConsolePasskeys.options(try await site.flows.passkeys.start(for: acting))
        }
        change(Self.path, .added, on: router) { acting, form, client in
            try await site.flows.passkeys.add(
                try ConsolePasskeys.registration(in: form),
                named: form["name"],
                for: acting,
                from: client
            )
        }
        change(Self.path + "/rename", .saved, on: router) { acting, form, client in
            try await site.flows.passkeys.rename(
                try Self.id(in: form),
                of: acting.person.id,
                to: form["name"],
                from: client
            )
        }
        change(Self.path + "/remove", .removed, on: router) { acting, form, client in
            try await site.flows.passkeys.remove(
                try Self.id(in: form),
                of: acting.person.id,
                from: client
            )
        }
    }

    /// Adds a form that changes the passkeys, which needs a recent confirmation.
    private func change(
        _ path: String,
        _ news: ConsoleNews,
        on router: Router<ServerContext>,
        _ change:
            @escaping @Sendable (ActingOperator, ConsoleForm, OperatorClient) async throws ->
            Void
    ) {
        site.postConfirmed(path, on: router) { visit, form in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            // The script sends the form of a new passkey without one if the confirmation is missing.
            if form.fields["passkey"]?.isEmpty ?? (path == Self.path) {
                return try await profile.page(for: visit, acting, enteredName: form["name"])
            }
            do {
                try await change(acting, form, site.client(visit.request, visit.context))
            } catch let refusal as Refusal {
                SecurityTrail.current?.refuse(refusal)
                return try await profile.page(
                    for: visit,
                    acting,
                    problem: ConsolePasskeys.sentence(refusal)
                )
            }
            return site.done(news, at: ConsoleSite.root + ConsoleProfile.path)
        }
    }

    private static func id(in form: ConsoleForm) throws(Refusal) -> PasskeyID {
        guard let id = PasskeyID(form["id"]) else { throw .passkey(.notFound) }
        return id
    }
}
