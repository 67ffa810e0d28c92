import DialtoneBasics
import DialtoneModel
import Foundation
import PhoneNumbers

/// Sends messages to a ``VirtualCarrier`` over HTTP.
struct CarrierGateway: SMSGateway {
    private struct Answer: Decodable {
        let id: String
    }

    let name: String
    let port: Int
    let http: any OutboundHTTP

    func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        do {
            let url = try OutboundURL(
                checking: "http://127.0.0.1:\(port)/messages",
                by: .unrestricted
            )
            var request = OutboundRequest(.post, url)
            request.body = Array(
                try JSONEncoder().encode([
                    "to": message.phoneNumber.e164, "text": message.text,
                ])
            )
            request.timeout = attempt.timeout
            let answer = try await http.send(request)
            guard answer.status != 503 else {
                return .retryable(SendProblem(.unavailable, "It takes nothing."), after: nil)
            }
            guard answer.isSuccess,
                let read = try? JSONDecoder().decode(Answer.self, from: Data(answer.body))
            else { return .unknown(SendProblem(.invalidResponse, "The answer makes no sense.")) }
            return .accepted(
                SendReceipt(
                    gatewayMessageIDs: [read.id],
                    price: Money(micros: 5_000, currency: "USD")
                )
            )
        } catch OutboundFailure.timedOut {
            return .unknown(SendProblem(.timedOut, "No answer in time."))
        } catch {
            return .unknown(SendProblem(.unavailable, "The connection broke."))
        }
    }
}
