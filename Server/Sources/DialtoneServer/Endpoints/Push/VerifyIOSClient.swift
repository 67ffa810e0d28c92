import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension VerifyIOSClientRequest: WireInput {}

/// Accepts a request for a silent push, which is sent after the response.
///
/// After a refusal, the stock iOS SDK falls back to the web page; any other error code would end
/// the sign-in.
struct VerifyIOSClient: Endpoint {
    let issuer: PushReceiptIssuer
    let queue: PushQueue

    struct Output: OutputWithFollowUp {
        let answer: VerifyIOSClientResponse
        let followUp: @Sendable () async -> Void
    }

    func respond(to input: VerifyIOSClientRequest, from caller: AppCaller) async throws -> Output {
        let push = try await issuer.issue(PushRequest(input, from: caller))
        return Output(
            answer: VerifyIOSClientResponse {
                $0.receipt = push.receipt
                $0.suggestedTimeout = String(PushReceiptIssuer.timeout.wholeSeconds)
            },
            followUp: { [queue] in await queue.submit(push) }
        )
    }
}

extension PushRequest {
    init(_ input: VerifyIOSClientRequest, from caller: AppCaller) {
        self.init(
            project: caller.project.project,
            app: caller.app,
            bundleID: caller.claims.bundleID,
            deviceToken: input.appToken,
            isSandbox: input.isSandbox ?? false
        )
    }
}
