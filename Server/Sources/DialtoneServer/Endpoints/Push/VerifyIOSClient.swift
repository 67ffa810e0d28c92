import DialtoneCore
import IdentityToolkit

extension VerifyIOSClientRequest: WireInput {}

/// Promises the app that asks a silent push, which follows once the app has the answer.
///
/// Each refusal makes the stock iOS SDK go on to the web page; any other word would end the
/// sign-in.
struct VerifyIOSClient: Endpoint {
    let issuer: PushReceiptIssuer
    let queue: PushQueue

    struct Output: FollowedOutput {
        let answer: VerifyIOSClientResponse
        let followUp: @Sendable () async -> Void
    }

    func respond(to input: VerifyIOSClientRequest, from caller: AppCaller) async throws -> Output {
        let push = try await issuer.issue(PushRequest(input, from: caller))
        return Output(
            answer: VerifyIOSClientResponse(
                receipt: push.receipt,
                suggestedTimeout: String(PushReceiptIssuer.patience.wholeSeconds)
            ),
            followUp: { [queue] in await queue.submit(push) }
        )
    }
}

extension PushRequest {
    init(_ input: VerifyIOSClientRequest, from caller: AppCaller) {
        self.init(
            project: caller.project.project,
            app: caller.app,
            bundleID: caller.bundleID,
            deviceToken: input.appToken,
            isSandbox: input.isSandbox ?? false
        )
    }
}
