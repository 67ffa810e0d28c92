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
        isConflict: Bool = false,
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
            let rows = found.gateways.enumerated().map {
                GatewayRow($0.element, $0.offset, of: kinds.kinds, entered: entered)
            }
            // The form that changes a gateway has the fields of one that adds it.
            let isAddition = entered?.fields["gateway"] == nil
            let routeRows = routes.routes.map(GatewayRouteRow.init)
            let conflict =
                isConflict
                ? Self.conflict(entered, rows, routeRows) : nil
            return View(
                layout: layout,
                outcome: outcome,
                problem: conflict == nil ? problem : nil,
                conflict: conflict,
                seen: SeenList.text(
                    routes.routes.map { ("\($0.project ?? "")/\($0.numbers)", $0.etag) }
                ),
                areUsed: found.areUsed || found.gateways.isEmpty,
                canChange: layout.isOwner && !kinds.kinds.isEmpty,
                gateways: rows,
                routes: routeRows,
                hasRoutes: !routes.routes.isEmpty,
                kinds: kinds.kinds.map { kind in
                    KindRow(
                        kind: kind.kind,
                        isOpen: isAddition && entered?["kind"] == kind.kind,
                        newName: isAddition ? entered?["name"] ?? "" : "",
                        fields: kind.fields.map {
                            let row = GatewayFieldRow($0, of: kind.kind)
                            // Secrets are not sent back.
                            let isShown = isAddition && !$0.isSecret
                            let value = isShown ? entered?[row.formName] ?? "" : ""
                            return GatewayFieldRow($0, of: kind.kind, value: value)
                        }
                    )
                },
                entered: RouteEntry(
                    numbers: entered?["numbers"] ?? "",
                    project: entered?["project"] ?? "",
                    steps: entered?["steps"] ?? "",
                    modes: SMSRoute.Mode.allCases.map {
                        RouteMode($0, isChosen: $0.rawValue == entered?["mode"])
                    },
                    isOpen: entered?.fields["steps"] != nil
                )
            )
        }
    }

    /// What was entered for a gateway or a route, beside the present values.
    ///
    /// `nil` for removals, which enter nothing.
    private static func conflict(
        _ entered: ConsoleForm?,
        _ gateways: [GatewayRow],
        _ routes: [GatewayRouteRow]
    ) -> ConsoleConflict? {
        guard let entered else { return nil }
        if let row = gateways.first(where: \.isEdited) {
            return ConsoleConflict(row.differences)
        }
        guard entered.fields["steps"] != nil else { return nil }
        let numbers = entered["numbers"].isEmpty ? "default" : entered["numbers"]
        let present = routes.first {
            $0.info.numbers == numbers && $0.project == entered["project"]
        }
        return ConsoleConflict([
            .init(
                translated("Steps"),
                entered: entered["steps"],
                present: present?.steps ?? ""
            ),
            .init(
                translated("Mode"),
                entered: entered["mode"],
                present: present?.info.mode ?? ""
            ),
        ])
    }

    /// A mode of routes, as an option of a form.
    private struct RouteMode: Sendable {
        let value: String
        let name: String
        let isChosen: Bool

        init(_ mode: SMSRoute.Mode, isChosen: Bool) {
            value = mode.rawValue
            self.isChosen = isChosen
            name =
                switch mode {
                case .ordinary: translated("in this order, then less specific routes")
                case .learning: translated("by results and prices")
                case .hard: translated("only these gateways, before all other routes")
                }
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
        let modes: [RouteMode]
        let isOpen: Bool
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let outcome: String?
        let problem: String?
        let conflict: ConsoleConflict?

        /// The routes that the page shows, with their versions.
        let seen: String
        let areUsed: Bool
        let canChange: Bool
        let gateways: [GatewayRow]
        let routes: [GatewayRouteRow]
        let hasRoutes: Bool
        let kinds: [KindRow]
        let entered: RouteEntry
    }
}
