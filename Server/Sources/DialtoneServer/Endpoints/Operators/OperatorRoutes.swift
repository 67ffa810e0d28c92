import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the operators of the server.
struct OperatorRoutes {
    private static let all = AdminPath(path: "dialtone/v1/server/operators")
    private static let one = AdminPath(path: "dialtone/v1/server/operators/{resource}")
    private static let sessions = AdminPath(
        path: "dialtone/v1/server/operators/{resource}/sessions"
    )

    let registry: OperatorRegistry
    let admins: ServerAdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListOperators(registry: registry), Self.all, viewers, method: .get)
        router.add(InviteOperator(registry: registry), Self.all, owners)
        router.add(UpdateOperator(registry: registry), Self.one, owners, method: .patch)
        router.add(DeleteOperator(registry: registry), Self.one, owners, method: .delete)
        router.add(ListOperatorSessions(registry: registry), Self.sessions, owners, method: .get)
        router.add(EndOperatorSessions(registry: registry), Self.sessions, owners, method: .delete)
    }
}

/// Lists the operators and the invitations that are not accepted.
struct ListOperators: Endpoint {
    let registry: OperatorRegistry

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListOperatorsResponse {
        let list = try await registry.list()
        return ListOperatorsResponse {
            $0.operators =
                list.operators.isEmpty
                ? nil
                : list.operators.map { OperatorInfo($0, passkeys: list.passkeys[$0.id] ?? 0) }
            $0.invitations =
                list.invitations.isEmpty
                ? nil : list.invitations.map(OperatorInvitationInfo.init)
        }
    }
}

/// Removes an operator and ends the sessions, or withdraws an invitation.
///
/// The resource is the ID of an operator or the name in an invitation.
struct DeleteOperator: Endpoint {
    let registry: OperatorRegistry

    func respond(to input: NoInput, from caller: ServerAdminCaller) async throws -> NoOutput {
        if try await registry.remove(caller.operatorID, since: caller.seen) { return NoOutput() }
        let name = OperatorName(rawValue: caller.resource?.removingPercentEncoding ?? "")
        guard let name,
            try await registry.withdrawInvitation(of: name, since: caller.seen)
        else {
            throw Refusal.unknownOperator
        }
        return NoOutput()
    }
}

extension ServerAdminCaller {
    /// The ID of the operator in the path.
    var operatorID: OperatorID { OperatorID(rawValue: resource ?? "") }
}

extension Refusal {
    /// The operator in the path does not exist.
    static let unknownOperator = Refusal.invalidArgument(
        field: "operator",
        problem: "does not exist"
    )
}
