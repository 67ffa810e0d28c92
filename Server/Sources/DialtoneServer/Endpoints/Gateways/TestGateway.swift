import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension TestGatewayRequest: WireInput {}

/// Sends a test message by one gateway, which bills it.
struct TestGateway: Endpoint {
    let store: any DataStore
    let desk: (any GatewayDesk)?

    func respond(
        to input: TestGatewayRequest,
        from caller: ServerAdminCaller
    ) async throws -> TestGatewayResponse {
        let project = try await project(input.project)
        let number = try PhoneNumber(
            searching: input.phoneNumber ?? "",
            in: project?.settings ?? ProjectSettings()
        )
        let name = caller.resource?.removingPercentEncoding ?? ""
        let sender = project?.settings.messages.sender(in: number.regionCode)
        guard let outcome = try await desk?.sendTest(by: name, to: number, from: sender) else {
            throw RequestRefusal.noSuchResource(
                "This server does not send messages by a gateway of this name."
            )
        }
        return TestGatewayResponse(of: outcome, by: name)
    }

    /// Returns the project whose sender the message has.
    private func project(_ name: String?) async throws -> Project? {
        guard let name, !name.isEmpty else { return nil }
        guard let id = ProjectID(checking: name),
            let project = try await store.read({ try $0.project(id) })
        else { throw Refusal.unknownProject }
        return project
    }
}
