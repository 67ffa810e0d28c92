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
    private static let test = AdminPath(path: "dialtone/v1/server/gateways/{resource}:test")

    let store: any DataStore
    let desk: (any GatewayDesk)?
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        router.add(
            ListGateways(store: store, desk: desk),
            Self.all,
            admins.needing(.viewer),
            method: .get
        )
        router.add(TestGateway(store: store, desk: desk), Self.test, admins.needing(.owner))
    }
}
