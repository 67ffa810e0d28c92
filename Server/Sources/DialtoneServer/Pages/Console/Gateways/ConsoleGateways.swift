import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The SMS gateways of the server: their public settings, their health, and a test message.
struct ConsoleGateways: Sendable {
    private static let path = "/gateways"
    private static let call = "/dialtone/v1/server/gateways"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in try await show(visit) }
        site.post(Self.path + "/test", on: router) { visit, form in
            let number = form["number"]
            let name = form["gateway"]
            let sent: TestGatewayResponse
            do {
                sent = try await site.calls.call(
                    .post,
                    "\(Self.call)/\(PagePath.escaped(name)):test",
                    TestGatewayRequest { $0.phoneNumber = number },
                    for: visit
                )
            } catch Refusal.invalidPhoneNumber(let problem) {
                return try await show(visit, problem: "\(problem)")
            }
            return sent.isAccepted
                ? try await show(visit, outcome: sent.text)
                : try await show(visit, problem: sent.text)
        }
    }

    private func show(
        _ visit: ConsoleVisit,
        outcome: String? = nil,
        problem: String? = nil
    ) async throws -> Response {
        let found: ListGatewaysResponse = try await site.calls.call(.get, Self.call, for: visit)
        return try await site.page(
            .consoleGateways,
            titled: "SMS gateways",
            at: .gateways,
            for: visit
        ) { layout in
            View(
                layout: layout,
                outcome: outcome,
                problem: problem,
                areUsed: found.areUsed || found.gateways.isEmpty,
                gateways: found.gateways.enumerated().map { GatewayRow($0.element, $0.offset) }
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let outcome: String?
        let problem: String?
        let areUsed: Bool
        let gateways: [GatewayRow]
    }

    private struct GatewayRow: Sendable {
        let index: Int
        let info: GatewayInfo
        let tone: String
        let settings: [CallerDiagnosis.Fact]

        init(_ info: GatewayInfo, _ index: Int) {
            self.info = info
            self.index = index
            tone = info.health == "healthy" ? "is-good" : info.health == "unhealthy" ? "is-bad" : ""
            settings = info.settings.sorted { $0.key < $1.key }
                .map { CallerDiagnosis.Fact(name: $0.key, value: $0.value) }
        }
    }
}
