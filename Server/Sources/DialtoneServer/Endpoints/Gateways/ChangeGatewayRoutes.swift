import Foundation
import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension SetGatewayRouteRequest: WireInput {}
extension RemoveGatewayRouteRequest: WireInput {}

/// Sets a route, replacing the one for the same numbers and project.
struct SetGatewayRoute: Endpoint {
    let store: any DataStore
    let clock: ServerClock

    func respond(
        to input: SetGatewayRouteRequest,
        from caller: ServerAdminCaller
    ) async throws -> GatewayRouteInfo {
        let mode = input.mode.flatMap { $0.isEmpty ? nil : $0 } ?? SMSRoute.Mode.ordinary.rawValue
        guard let known = SMSRoute.Mode(rawValue: mode) else {
            throw Refusal.invalidArgument(
                field: "mode",
                problem: "must be ordinary, learning or hard"
            )
        }
        let steps = (input.steps ?? []).map { step in
            step.gateways.map { SMSRoute.Target(gateway: $0.gateway, weight: $0.weight) }
        }
        let route = try await SMSRoutes(store: store, clock: clock).set(
            steps,
            mode: known,
            for: NumberScope(wire: input.numbers),
            of: store.routedProject(input.project),
            since: caller.seen
        )
        return GatewayRouteInfo(route)
    }
}

/// Removes a route.
struct RemoveGatewayRoute: Endpoint {
    let store: any DataStore
    let clock: ServerClock

    func respond(
        to input: RemoveGatewayRouteRequest,
        from caller: ServerAdminCaller
    ) async throws -> NoOutput {
        let wasThere = try await SMSRoutes(store: store, clock: clock).clear(
            NumberScope(wire: input.numbers),
            of: store.routedProject(input.project),
            since: caller.seen
        )
        guard wasThere else { throw RequestRefusal.noSuchResource("There is no such route.") }
        return NoOutput()
    }
}

extension NumberScope {
    fileprivate init(wire text: String?) throws(Refusal) {
        guard let text, !text.isEmpty else {
            self = .everywhere
            return
        }
        let isPrefix = text.hasPrefix("+")
        guard let scope = NumberScope(rawValue: text),
            isPrefix || text == "default"
                || PhoneRegion.supported.contains(where: { $0.code == text })
        else {
            throw .invalidArgument(
                field: "numbers",
                problem: "must be a country such as DE, a prefix such as +4915, or default"
            )
        }
        self = scope
    }
}

extension DataStore {
    /// Returns the project of a route; `nil` for all projects.
    fileprivate func routedProject(_ name: String?) async throws -> ProjectID? {
        guard let name, !name.isEmpty else { return nil }
        guard let id = ProjectID(checking: name), try await read({ try $0.project(id) }) != nil
        else { throw Refusal.unknownProject }
        return id
    }
}
