import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension PushStatusRequest: WireInput {}

/// Returns the outcome of a push that an app waits for.
struct ShowPushStatus: Endpoint {
    let issuer: PushReceiptIssuer

    func respond(
        to input: PushStatusRequest,
        from caller: AppCaller
    ) async throws -> PushStatusResponse {
        let receipt = try await issuer.receipt(
            input.receipt ?? "",
            of: caller.projectID,
            bundleID: caller.claims.bundleID
        )
        return PushStatusResponse {
            $0.state = receipt.state.rawValue.uppercased()
            $0.reason = receipt.reason?.rawValue
            $0.remedy = receipt.reason?.remedy
            $0.environment = receipt.environment?.rawValue
        }
    }
}
