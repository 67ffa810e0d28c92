import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The admin calls for the SMS gateways of the server.
struct GatewayRoutes {
    private static let all = AdminPath(path: "dialtone/v1/server/gateways")
    private static let routes = AdminPath(path: "dialtone/v1/server/gatewayRoutes")
    private static let one = AdminPath(path: "dialtone/v1/server/gateways/{resource}")
    private static let kinds = AdminPath(path: "dialtone/v1/server/gatewayKinds")
    private static let setRoute = AdminPath(path: "dialtone/v1/server/gatewayRoutes:set")
    private static let removeRoute = AdminPath(path: "dialtone/v1/server/gatewayRoutes:remove")
    private static let test = AdminPath(path: "dialtone/v1/server/gateways/{resource}:test")

    let store: any DataStore
    let desk: (any GatewayDesk)?
    let clock: ServerClock
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        router.add(
            ListGateways(store: store, desk: desk),
            Self.all,
            admins.needing(.viewer),
            method: .get
        )
        router.add(
            ListGatewayRoutes(store: store),
            Self.routes,
            admins.needing(.viewer),
            method: .get
        )
        router.add(TestGateway(store: store, desk: desk), Self.test, admins.needing(.owner))
        addChanges(to: router)
    }

    private func addChanges(to router: Router<ServerContext>) {
        let owners = admins.needing(.owner)
        router.add(ListGatewayKinds(desk: desk), Self.kinds, admins.needing(.viewer), method: .get)
        router.add(CreateGateway(desk: desk), Self.all, owners)
        router.add(UpdateGateway(desk: desk), Self.one, owners, method: .patch)
        router.add(DeleteGateway(desk: desk), Self.one, owners, method: .delete)
        router.add(SetGatewayRoute(store: store, clock: clock), Self.setRoute, owners)
        router.add(RemoveGatewayRoute(store: store, clock: clock), Self.removeRoute, owners)
    }
}
