import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The SMS gateways and routes of the server: their settings, their health, and a test message.
struct ConsoleGateways: Sendable {
    private static let path = "/gateways"
    private static let call = "/dialtone/v1/server"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        ConsoleGatewayChanges(site: site, page: self).add(to: router)
        site.post(Self.path + "/test", on: router) { visit, form in
            let number = form["number"]
            let name = form["gateway"]
            let sent: TestGatewayResponse
            do {
                sent = try await site.calls.call(
                    .post,
                    "\(Self.call)/gateways/\(PagePath.escaped(name)):test",
                    TestGatewayRequest { $0.phoneNumber = number },
                    for: visit
                )
            } catch Refusal.invalidPhoneNumber(let problem) {
                return try await show(visit, problem: APIText.of("\(problem)"))
            }
            return sent.isAccepted
                ? try await show(visit, outcome: APIText.of(sent.text))
                : try await show(visit, problem: APIText.of(sent.text))
        }
    }

    /// Shows the page, with what came of a form and, after a refusal, what was entered.
    func show(
        _ visit: ConsoleVisit,
        outcome: String? = nil,
        problem: String? = nil,
        entered: ConsoleForm? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let calls = site.calls
        let found: ListGatewaysResponse = try await calls.call(
            .get,
            "\(Self.call)/gateways",
            for: visit
        )
        let routes: ListGatewayRoutesResponse = try await calls.call(
            .get,
            "\(Self.call)/gatewayRoutes",
            for: visit
        )
        let kinds: ListGatewayKindsResponse = try await calls.call(
            .get,
            "\(Self.call)/gatewayKinds",
            for: visit
        )
        return try await site.page(
            .consoleGateways,
            titled: translated("SMS gateways"),
            at: .gateways,
            for: visit,
            status: status
        ) { layout in
            View(
                layout: layout,
                outcome: outcome,
                problem: problem,
                areUsed: found.areUsed || found.gateways.isEmpty,
                canChange: layout.isOwner && !kinds.kinds.isEmpty,
                gateways: found.gateways.enumerated().map {
                    GatewayRow($0.element, $0.offset, of: kinds.kinds)
                },
                routes: routes.routes.map(GatewayRouteRow.init),
                hasRoutes: !routes.routes.isEmpty,
                kinds: kinds.kinds.map { kind in
                    KindRow(
                        kind: kind.kind,
                        isOpen: entered?["kind"] == kind.kind,
                        newName: entered?["name"] ?? "",
                        fields: kind.fields.map {
                            let row = GatewayFieldRow($0, of: kind.kind)
                            // Secrets are not sent back.
                            let value = $0.isSecret ? "" : entered?[row.formName] ?? ""
                            return GatewayFieldRow($0, of: kind.kind, value: value)
                        }
                    )
                },
                entered: RouteEntry(
                    numbers: entered?["numbers"] ?? "",
                    project: entered?["project"] ?? "",
                    steps: entered?["steps"] ?? ""
                )
            )
        }
    }

    private struct KindRow: Sendable {
        let kind: String
        let isOpen: Bool
        let newName: String
        let fields: [GatewayFieldRow]
    }

    private struct RouteEntry: Sendable {
        let numbers: String
        let project: String
        let steps: String
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let outcome: String?
        let problem: String?
        let areUsed: Bool
        let canChange: Bool
        let gateways: [GatewayRow]
        let routes: [GatewayRouteRow]
        let hasRoutes: Bool
        let kinds: [KindRow]
        let entered: RouteEntry
    }
}
