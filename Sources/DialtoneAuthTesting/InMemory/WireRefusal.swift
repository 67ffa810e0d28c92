import DialtoneAuth
import Foundation
import IdentityToolkit

/// An error response of the protocol.
struct WireRefusal: Error, Sendable {
    let code: WireErrorCode
    let status: Int
    let reason: RefusalReason?
    let retryAfter: Int?
    var facts: [String: String] = [:]

    init(
        _ code: WireErrorCode,
        status: Int = 400,
        reason: RefusalReason? = nil,
        retryAfter: Int? = nil
    ) {
        self.code = code
        self.status = status
        self.reason = reason
        self.retryAfter = retryAfter
    }

    /// A wrong code that may be tried again.
    init(wrongCodeWithTriesLeft tries: Int) {
        self.init(.invalidCode, reason: .wrongCode)
        facts = ["triesLeft": "\(tries)"]
    }

    var response: HTTPExchange.Response {
        let item = WireErrorItem {
            $0.message = code.rawValue
            $0.reason = "invalid"
        }
        var details: [WireErrorDetail] = []
        if let reason { details.append(.errorInfo(reason: reason, metadata: facts)) }
        if let retryAfter { details.append(.retryInfo(delaySeconds: retryAfter)) }
        let error = WireError {
            $0.code = status
            $0.message = code.rawValue
            $0.errors = [item]
            $0.details = details.isEmpty ? nil : details
        }
        return HTTPExchange.Response(WireErrorResponse { $0.error = error }, status: status)
    }
}

extension HTTPExchange.Response {
    /// A response with a JSON body.
    init(_ value: some Encodable, status: Int = 200) {
        let body = (try? JSONEncoder().encode(value)) ?? Data()
        self.init(status: status, headers: ["content-type": "application/json"], body: body)
    }
}
