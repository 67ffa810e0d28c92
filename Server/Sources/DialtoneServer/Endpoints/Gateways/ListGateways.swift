import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Lists the SMS gateways of the server, without their secrets.
struct ListGateways: Endpoint {
    let store: any DataStore
    let desk: (any GatewayDesk)?

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListGatewaysResponse {
        let (records, incidents) = try await store.read {
            (try $0.smsGateways(), try $0.gatewayIncidents())
        }
        var gateways: [GatewayInfo] = []
        for record in records {
            gateways.append(
                GatewayInfo(
                    record,
                    isHealthy: await desk?.isHealthy(record.name),
                    incident: incidents.first { $0.subject == .gateway(record.name) }
                )
            )
        }
        return ListGatewaysResponse { [gateways] in
            $0.gateways = gateways
            $0.areUsed = desk != nil
        }
    }
}
