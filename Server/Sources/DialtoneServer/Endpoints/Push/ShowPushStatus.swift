import DialtoneCore
import IdentityToolkit

extension PushStatusRequest: WireInput {}

/// Tells an app that waits for a push what became of it.
struct ShowPushStatus: Endpoint {
    let issuer: PushReceiptIssuer

    func respond(
        to input: PushStatusRequest,
        from caller: AppCaller
    ) async throws -> PushStatusResponse {
        let receipt = try await issuer.receipt(
            input.receipt ?? "",
            of: caller.projectID,
            bundleID: caller.bundleID
        )
        return PushStatusResponse(
            state: receipt.state.rawValue.uppercased(),
            reason: receipt.reason?.rawValue,
            hint: receipt.reason?.mend,
            environment: receipt.environment?.rawValue
        )
    }
}
