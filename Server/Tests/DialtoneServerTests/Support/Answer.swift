import Foundation
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import NIOCore

/// The response of the server.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: [UInt8]

    init(_ response: TestResponse) {
        status = response.status.code
        headers = response.headers
        body = Array(response.body.readableBytesView)
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: JSONValue {
        get throws { try JSONDecoder().decode(JSONValue.self, from: Data(body)) }
    }

    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(body))
    }

    /// The refusal, if it is one.
    var refusal: WireError {
        get throws {
            try JSONDecoder().decode(WireErrorResponse.self, from: Data(body)).error
        }
    }

    var errorCode: WireErrorCode {
        get throws { try refusal.errorCode }
    }

    var reason: RefusalReason? {
        get throws {
            try refusal.details?.lazy.compactMap { detail in
                if case .errorInfo(let reason, _) = detail { reason } else { nil }
            }
            .first
        }
    }

    var metadata: [String: String] {
        get throws {
            let found = try refusal.details?.lazy.compactMap { detail in
                if case .errorInfo(_, let metadata) = detail { metadata } else { nil }
            }
            return found?.first ?? [:]
        }
    }

    var retrySeconds: Int? {
        get throws {
            try refusal.details?.lazy.compactMap { detail in
                if case .retryInfo(let seconds) = detail { seconds } else { nil }
            }
            .first
        }
    }
}
