import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension MessageStatusRequest: WireInput {}

/// Returns the delivery state of the message that an app waits for.
struct ShowMessageStatus: Endpoint {
    let inquiry: MessageInquiry

    func respond(
        to input: MessageStatusRequest,
        from caller: AppCaller
    ) async throws -> MessageStatusResponse {
        let status = try await inquiry.status(of: input.sessionInfo, in: caller.projectID)
        return MessageStatusResponse {
            $0.state = status.state.rawValue.uppercased()
            $0.reason = status.reason?.wireWord
            $0.resendAfter = String(status.resendAfter.wholeSeconds)
        }
    }
}

extension SendProblem.Reason {
    /// The reason as named on the wire, such as `OPTED_OUT`.
    var wireWord: String {
        rawValue.reduce(into: "") { word, letter in
            if letter.isUppercase { word.append("_") }
            word.append(letter.uppercased())
        }
    }
}
