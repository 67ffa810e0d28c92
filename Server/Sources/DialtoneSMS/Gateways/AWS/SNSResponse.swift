import DialtoneBasics
import DialtoneModel

/// The response of SNS to a request to send a message: XML, of which two elements are read.
struct SNSResponse {
    private let answer: OutboundResponse
    private let text: String

    init(_ answer: OutboundResponse) {
        self.answer = answer
        text = String(decoding: answer.body, as: UTF8.self)
    }

    var outcome: SendOutcome {
        if answer.isSuccess {
            guard let match = text.firstMatch(of: /<MessageId>([0-9A-Za-z-]{1,100})<\/MessageId>/)
            else { return answer.outcomeByStatus }
            return .accepted(SendReceipt(gatewayMessageIDs: [String(match.output.1)]))
        }
        guard let match = text.firstMatch(of: /<Code>([0-9A-Za-z.]{1,100})<\/Code>/) else {
            return answer.outcomeByStatus
        }
        let code = String(match.output.1)
        return meaning(of: code)?.outcome(code: code, after: answer.retryAfter)
            ?? answer.outcomeByStatus
    }

    private func meaning(of code: String) -> CodeMeaning? {
        switch code {
        case "Throttled", "Throttling", "ThrottlingException", "KMSThrottling":
            .retryable(.throttled)
        case "InternalError", "InternalFailure", "ServiceUnavailable": .retryable(.unavailable)
        case "InvalidParameter", "InvalidParameterValue", "ParameterValueInvalid",
            "ValidationError", "ValidationException":
            meaningOfParameter
        case "OptedOut": .permanent(.optedOut)
        case "NotFound", "EndpointDisabled", "InvalidAction": .permanent(.misconfigured)
        case "UserError": .permanent(.other)
        default: AWSAccessCode.isOne(code) ? .permanent(.authentication) : nil
        }
    }

    /// The meaning of a parameter error; only the error message names the parameter.
    private var meaningOfParameter: CodeMeaning {
        if text.contains("PhoneNumber") { return .permanent(.invalidNumber) }
        if text.contains("SenderID") || text.contains("OriginationNumber") {
            return .permanent(.senderRejected)
        }
        if text.contains("too long") { return .permanent(.tooLong) }
        return .permanent(.misconfigured)
    }
}
