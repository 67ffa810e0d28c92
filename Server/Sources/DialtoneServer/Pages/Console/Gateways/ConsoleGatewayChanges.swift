import Foundation
import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The forms that add, change and remove gateways and routes.
struct ConsoleGatewayChanges: Sendable {
    private static let call = "/dialtone/v1/server"
    private static let pages = "/gateways"

    let site: ConsoleSite
    let page: ConsoleGateways

    func add(to router: Router<ServerContext>) {
        post("/add", on: router) { visit, form in
            let request = Self.settings(of: form, kind: form["kind"]) {
                $0.name = form["name"]
                $0.kind = form["kind"]
            }
            try await site.calls.call(.post, "\(Self.call)/gateways", request, for: visit)
            return .saved
        }
        post("/change", on: router) { visit, form in
            let name = PagePath.escaped(form["gateway"])
            let request = Self.settings(of: form, kind: form["kind"], keepsSecrets: true) { _ in }
            try await site.calls.call(
                .patch,
                "\(Self.call)/gateways/\(name)",
                query: ConsoleChange.query(form),
                request,
                for: visit
            )
            return .saved
        }
        post("/remove", on: router) { visit, form in
            let name = form["gateway"]
            guard form[ConsoleSettings.confirmationName] == name else {
                throw Refusal.invalidArgument(
                    field: "The confirmation",
                    problem: "must be the gateway’s name"
                )
            }
            let path = "\(Self.call)/gateways/\(PagePath.escaped(name))"
            let query = ConsoleChange.query(form)
            try await site.calls.call(.delete, path, query: query, for: visit)
            return .removed
        }
        post("/routes/set", on: router) { visit, form in
            let steps = try Self.steps(form["steps"])
            let request = SetGatewayRouteRequest {
                $0.project = form["project"]
                $0.numbers = form["numbers"]
                $0.mode = form["mode"]
                $0.steps = steps
            }
            let numbers = form["numbers"].isEmpty ? "default" : form["numbers"]
            try await site.calls.call(
                .post,
                "\(Self.call)/gatewayRoutes:set",
                query: SeenList.query(of: "\(form["project"])/\(numbers)", in: form),
                request,
                for: visit
            )
            return .saved
        }
        post("/routes/remove", on: router) { visit, form in
            // The call refuses a lower role.
            let mayRemove = visit.user.serverIdentity?.role == .owner
            let isConfirmed = form[ConsoleSettings.confirmationName] == form["numbers"]
            guard isConfirmed || !mayRemove else {
                throw Refusal.invalidArgument(
                    field: "The confirmation",
                    problem: "must be the route’s numbers"
                )
            }
            let request = RemoveGatewayRouteRequest {
                $0.project = form["project"]
                $0.numbers = form["numbers"]
            }
            try await site.calls.call(
                .post,
                "\(Self.call)/gatewayRoutes:remove",
                query: ConsoleChange.query(form),
                request,
                for: visit
            )
            return .removed
        }
    }

    /// Adds a form, whose refusals the page shows with what was entered.
    private func post(
        _ path: String,
        on router: Router<ServerContext>,
        _ change: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> ConsoleNews
    ) {
        site.post(Self.pages + path, on: router) { visit, form in
            var news = ConsoleNews.saved
            let refusal = try await ConsoleChange.refusal { news = try await change(visit, form) }
            guard let refusal else {
                return site.done(news, at: ConsoleSite.root + Self.pages)
            }
            return try await page.show(
                visit,
                problem: refusal.text,
                entered: form,
                isConflict: refusal.isConflict,
                status: refusal.status
            )
        }
    }

    /// Reads the fields of a kind, which forms prefix with its name.
    ///
    /// A secret that is left empty is not changed, because no form contains the present one.
    private static func settings(
        of form: ConsoleForm,
        kind: String,
        keepsSecrets: Bool = false,
        _ fill: (inout GatewaySettingsRequest) -> Void
    ) -> GatewaySettingsRequest {
        var request = GatewaySettingsRequest()
        var (settings, secrets): ([String: String], [String: String]) = ([:], [:])
        for name in form.fields.keys {
            if let field = name.suffix(after: "set-\(kind)-") {
                settings[field] = form[name]
            } else if let field = name.suffix(after: "secret-\(kind)-") {
                if !keepsSecrets || !form[name].isEmpty { secrets[field] = form[name] }
            }
        }
        request.settings = settings
        request.secrets = secrets
        fill(&request)
        return request
    }

    /// Parses steps as the command line writes them: `a:3,b:1 c`.
    private static func steps(_ text: String) throws(Refusal) -> [GatewayRouteStep] {
        var steps: [GatewayRouteStep] = []
        for step in text.split(whereSeparator: \.isWhitespace) {
            var targets: [GatewayRouteTarget] = []
            for target in step.split(separator: ",", omittingEmptySubsequences: false) {
                let parts = target.split(separator: ":", omittingEmptySubsequences: false)
                let weight = parts.count == 2 ? Int(parts[1]) : 1
                guard let name = parts.first, !name.isEmpty, parts.count <= 2, let weight else {
                    throw .invalidArgument(
                        field: "The steps",
                        problem: "must have the form main or main:3,backup:1"
                    )
                }
                targets.append(
                    GatewayRouteTarget {
                        $0.gateway = String(name)
                        $0.weight = weight
                    }
                )
            }
            steps.append(GatewayRouteStep { $0.gateways = targets })
        }
        return steps
    }
}

extension String {
    /// Returns what follows a prefix; `nil` without it.
    fileprivate func suffix(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
