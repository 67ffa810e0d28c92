import DialtoneCore
import HTTPTypes
import IdentityToolkit

/// A refusal in the protocol's terms, ready to be written.
struct WireRefusal {
    var status = HTTPResponse.Status.badRequest

    /// Google's name for the kind of failure.
    var statusName = "INVALID_ARGUMENT"

    /// The short reason in `errors[]`; what it says matters to the stock iOS SDK.
    var itemReason = "invalid"
    var itemDomain: String? = "global"
    var location: String?
    var locationType: String?

    /// What `message` holds: a code, a code with a sentence, or a sentence alone.
    let message: String

    /// The code that `message` begins with, if it has one.
    let code: WireErrorCode?

    var reason: RefusalReason?
    var metadata: [String: String] = [:]
    var retryAfter: TimeSpan?
    var violations: [WireErrorDetail.FieldViolation] = []

    init(code: WireErrorCode, _ sentence: String? = nil) {
        self.code = code
        message = sentence.map { "\(code.rawValue) : \($0)" } ?? code.rawValue
    }

    init(sentence: String) {
        code = nil
        message = sentence
    }
}

extension WireRefusal {
    /// The error code for logs; the sentence may quote what a caller sent.
    var codeForLogs: String { code?.rawValue ?? statusName }

    /// The body: `status` and `errors` both, since each kind of client looks for one of them.
    var body: WireErrorResponse {
        let item = WireErrorItem(
            message: message,
            domain: itemDomain,
            reason: itemReason,
            location: location,
            locationType: locationType
        )
        return WireErrorResponse(
            error: WireError(
                code: status.code,
                message: message,
                status: statusName,
                errors: [item],
                details: details.isEmpty ? nil : details
            )
        )
    }

    private var details: [WireErrorDetail] {
        var details: [WireErrorDetail] = []
        if let reason { details.append(.errorInfo(reason: reason, metadata: metadata)) }
        if let retryAfter {
            details.append(.retryInfo(delaySeconds: Int(retryAfter.wholeSeconds)))
        }
        if !violations.isEmpty { details.append(.badRequest(violations)) }
        return details
    }
}
