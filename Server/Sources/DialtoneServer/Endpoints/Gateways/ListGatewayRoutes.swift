import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Lists the routes of messages to gateways.
struct ListGatewayRoutes: Endpoint {
    let store: any DataStore

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListGatewayRoutesResponse {
        let routes = try await store.read { try $0.smsRoutes() }
        return ListGatewayRoutesResponse { $0.routes = routes.map(GatewayRouteInfo.init) }
    }
}

extension GatewayRouteInfo {
    init(_ route: SMSRoute) {
        self.init()
        project = route.projectID?.rawValue
        numbers = route.scope.rawValue
        mode = route.mode.rawValue
        updatedAt = route.updatedAt.rfc3339
        etag = route.etag
        steps = route.steps.map { step in
            GatewayRouteStep {
                $0.gateways = step.map { target in
                    GatewayRouteTarget {
                        $0.gateway = target.gateway
                        $0.weight = target.weight
                    }
                }
            }
        }
    }
}
