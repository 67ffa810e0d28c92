import DialtoneBasics
import HTTPTypes
import IdentityToolkit

/// A refusal in the protocol's terms.
struct WireRefusal {
    var status = HTTPResponse.Status.badRequest

    /// Google's name for the kind of error.
    var statusName = "INVALID_ARGUMENT"

    /// The short reason in `errors[]`, which the stock iOS SDK evaluates.
    var itemReason = "invalid"
    var itemDomain: String? = "global"
    var location: String?
    var locationType: String?

    /// The value of `message`: an error code, a code with an explanation, or an explanation alone.
    let message: String

    /// The error code at the beginning of `message`, if it has one.
    let code: WireErrorCode?

    var reason: RefusalReason?
    var metadata: [String: String] = [:]
    var retryAfter: TimeSpan?
    var violations: [WireErrorDetail.FieldViolation] = []

    init(code: WireErrorCode, _ explanation: String? = nil) {
        self.code = code
        message = explanation.map { "\(code.rawValue) : \($0)" } ?? code.rawValue
    }

    init(message: String) {
        code = nil
        self.message = message
    }
}

extension WireRefusal {
    /// The error code for logs; the explanation may contain input of the caller.
    var codeForLogs: String { code?.rawValue ?? statusName }

    /// The body with both `status` and `errors`, because clients evaluate either of them.
    var body: WireErrorResponse {
        let item = WireErrorItem {
            $0.message = message
            $0.domain = itemDomain
            $0.reason = itemReason
            $0.location = location
            $0.locationType = locationType
        }
        return WireErrorResponse {
            $0.error = WireError {
                $0.code = status.code
                $0.message = message
                $0.status = statusName
                $0.errors = [item]
                $0.details = details.isEmpty ? nil : details
            }
        }
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
