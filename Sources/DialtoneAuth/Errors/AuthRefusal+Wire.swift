import Foundation
import IdentityToolkit

extension AuthRefusal {
    init(_ error: WireError, in response: HTTPExchange.Response) {
        var reason: RefusalReason?
        var facts: [String: String] = [:]
        // Proxies and overloaded servers use this header; the server itself uses the body.
        var retryAfter = response.headers["retry-after"].flatMap(TimeInterval.init)
        for detail in error.details ?? [] {
            switch detail {
            case .errorInfo(let told, let metadata):
                reason = told
                facts = metadata
            case .retryInfo(let seconds):
                retryAfter = TimeInterval(seconds)
            case .badRequest, .other:
                break
            }
        }
        self.init(
            status: response.status,
            word: error.errorCode.rawValue,
            explanation: error.explanation,
            reason: reason,
            facts: facts,
            retryAfter: retryAfter,
            requestID: response.headers["x-request-id"]
        )
    }
}
