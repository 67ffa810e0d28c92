import DialtoneAuth
import DialtoneAuthTesting
import Foundation
import UIKit

/// A server in memory that demands a push as proof of the app, and Apple's push service behind it.
///
/// Calls that prove the app are answered here, with the wire's names; all others by the server in
/// memory.
final class PushingServer: HTTPTransport {
    private static let receipt = "receipt-1"
    private static let secret = "secret-1"

    let memory = InMemoryAuthServer()
    private let deliver: @Sendable ([String: String]) async -> Void

    /// Creates a server that has the system deliver its pushes.
    init(deliver: @escaping @Sendable (_ content: [String: String]) async -> Void) {
        self.deliver = deliver
    }

    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        let path = request.url.path
        if path.hasSuffix("appVerification") {
            return response(#"{"enforcement": "ENFORCE", "proofs": ["PUSH"]}"#)
        }
        guard path.hasSuffix("accounts:verifyIosClient") else {
            if path.hasSuffix("accounts:sendVerificationCode"), !isProved(request.body) {
                return response(
                    #"{"error": {"code": 400, "message": "MISSING_APP_CREDENTIAL"}}"#,
                    400
                )
            }
            return try await memory.send(request)
        }
        let content = ["receipt": Self.receipt, "secret": Self.secret]
        Task { [deliver] in await deliver(content) }
        return response(#"{"receipt": "\#(Self.receipt)", "suggestedTimeout": "10"}"#)
    }

    private func isProved(_ body: Data?) -> Bool {
        let sent = body.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        return sent?["iosReceipt"] as? String == Self.receipt
            && sent?["iosSecret"] as? String == Self.secret
    }

    private func response(_ json: String, _ status: Int = 200) -> HTTPExchange.Response {
        HTTPExchange.Response(status: status, headers: [:], body: Data(json.utf8))
    }
}
