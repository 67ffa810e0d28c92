import DialtoneDiagnostics
import Foundation
import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension GatewaySettingsRequest: WireInput {}

/// Lists the kinds of gateways with their fields.
struct ListGatewayKinds: Endpoint {
    let desk: (any GatewayDesk)?

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListGatewayKindsResponse {
        ListGatewayKindsResponse {
            $0.kinds = (desk?.kinds ?? []).map { entry in
                GatewayKindInfo {
                    $0.kind = entry.kind.rawValue
                    $0.fields = entry.fields.map { field in
                        GatewayFieldInfo {
                            $0.name = field.name
                            $0.isSecret = field.isSecret
                            $0.isRequired = field.isRequired
                            $0.help = field.help
                        }
                    }
                }
            }
        }
    }
}

/// Adds a gateway; its secrets are encrypted, and never shown again.
struct CreateGateway: Endpoint {
    let desk: (any GatewayDesk)?

    func respond(
        to input: GatewaySettingsRequest,
        from caller: ServerAdminCaller
    ) async throws -> GatewayInfo {
        let desk = try desk.needed
        guard let kind = desk.kinds.first(where: { $0.kind.rawValue == input.kind })?.kind else {
            throw Refusal.invalidArgument(field: "kind", problem: "is not supported")
        }
        let record = try await desk.add(
            SMSGatewayConfiguration(
                name: input.name ?? "",
                kind: kind,
                settings: (input.settings ?? [:]).filter { !$0.value.isEmpty },
                secrets: (input.secrets ?? [:]).filter { !$0.value.isEmpty }
            )
        )
        return GatewayInfo(record, isHealthy: await desk.isHealthy(record.name), incident: nil)
    }
}

/// Changes the fields of a gateway.
struct UpdateGateway: Endpoint {
    let desk: (any GatewayDesk)?

    func respond(
        to input: GatewaySettingsRequest,
        from caller: ServerAdminCaller
    ) async throws -> GatewayInfo {
        guard input.name == nil, input.kind == nil else {
            throw Refusal.invalidArgument(
                field: "kind",
                problem: "and the name of a gateway cannot change; add another one"
            )
        }
        let desk = try desk.needed
        let changed = try await desk.change(
            caller.gatewayName,
            settings: input.settings ?? [:],
            secrets: input.secrets ?? [:],
            since: caller.seen
        )
        guard let changed else { throw RequestRefusal.noSuchGateway }
        return GatewayInfo(changed, isHealthy: await desk.isHealthy(changed.name), incident: nil)
    }
}

/// Removes a gateway; routes that name it stay.
struct DeleteGateway: Endpoint {
    let desk: (any GatewayDesk)?

    func respond(to input: NoInput, from caller: ServerAdminCaller) async throws -> NoOutput {
        guard try await desk.needed.remove(caller.gatewayName, since: caller.seen) else {
            throw RequestRefusal.noSuchGateway
        }
        return NoOutput()
    }
}

extension (any GatewayDesk)? {
    /// The desk; throws if this server does not send messages by gateways.
    fileprivate var needed: any GatewayDesk {
        get throws {
            guard let self else {
                throw Refusal.unsupportedOperation(
                    "This server does not send messages by gateways."
                )
            }
            return self
        }
    }
}

extension ServerAdminCaller {
    /// The name of the gateway in the path.
    fileprivate var gatewayName: String { resource?.removingPercentEncoding ?? "" }
}

extension RequestRefusal {
    fileprivate static var noSuchGateway: Self { .noSuchResource("There is no such gateway.") }
}
