import DialtoneCore
import IdentityToolkit

extension MessageStatusRequest: WireInput {}

/// Tells an app what became of the message that it waits for.
struct ShowMessageStatus: Endpoint {
    let inquiry: MessageInquiry

    func respond(
        to input: MessageStatusRequest,
        from caller: AppCaller
    ) async throws -> MessageStatusResponse {
        let status = try await inquiry.status(of: input.sessionInfo, in: caller.projectID)
        return MessageStatusResponse(
            state: status.state.rawValue.uppercased(),
            reason: status.reason?.wireWord,
            resendAfter: String(status.resendAfter.wholeSeconds)
        )
    }
}

extension SendProblem.Reason {
    /// The reason in the spelling of the wire, such as `OPTED_OUT`.
    var wireWord: String {
        rawValue.reduce(into: "") { word, letter in
            if letter.isUppercase { word.append("_") }
            word.append(letter.uppercased())
        }
    }
}
