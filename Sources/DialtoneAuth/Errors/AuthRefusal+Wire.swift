import Foundation
import IdentityToolkit

extension AuthRefusal {
    init(_ error: WireError, status: Int, requestID: String?) {
        var reason: RefusalReason?
        var facts: [String: String] = [:]
        var retryAfter: TimeInterval?
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
            status: status,
            word: error.errorCode.rawValue,
            sentence: error.sentence,
            reason: reason,
            facts: facts,
            retryAfter: retryAfter,
            requestID: requestID
        )
    }
}
