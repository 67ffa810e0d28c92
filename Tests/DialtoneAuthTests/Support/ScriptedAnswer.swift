import Foundation
import IdentityToolkit

/// What the scripted server says.
struct ScriptedAnswer: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()

    static func json(_ value: some Encodable, status: Int = 200) -> ScriptedAnswer {
        ScriptedAnswer(status: status, body: (try? JSONEncoder().encode(value)) ?? Data())
    }

    static func text(_ text: String, status: Int = 200) -> ScriptedAnswer {
        ScriptedAnswer(status: status, body: Data(text.utf8))
    }

    /// The protocol's own form of a refusal.
    static func refusal(
        _ message: String,
        status: Int = 400,
        details: [WireErrorDetail]? = nil
    ) -> ScriptedAnswer {
        let item = WireErrorItem {
            $0.message = message
            $0.reason = "invalid"
        }
        let error = WireError {
            $0.code = status
            $0.message = message
            $0.errors = [item]
            $0.details = details
        }
        return .json(WireErrorResponse { $0.error = error }, status: status)
    }

    static let unknownPath = refusal("NOT_FOUND", status: 404)

    var message: Data {
        var head = "HTTP/1.1 \(status) Scripted\r\nContent-Length: \(body.count)\r\n"
        head += "Content-Type: application/json\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return Data((head + "\r\n").utf8) + body
    }
}
