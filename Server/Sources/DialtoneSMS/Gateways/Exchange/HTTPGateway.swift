import DialtoneBasics
import DialtoneModel

/// A gateway that accepts or rejects a message in the response to one HTTP request.
protocol HTTPGateway: ConfiguredGateway {
    var connection: GatewayConnection { get }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome
}

extension HTTPGateway {
    var name: String { connection.name }

    func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        do {
            var request = try request(for: message, as: attempt)
            request.timeout = attempt.timeout
            return outcome(of: try await connection.http.send(request), to: attempt)
        } catch let problem as SendProblem {
            return .permanent(problem)
        } catch let failure as OutboundFailure {
            return failure.outcome
        } catch {
            return .unknown(
                SendProblem(.timedOut, "The request was canceled before the gateway responded.")
            )
        }
    }

    /// Any response shows that the gateway can be reached.
    func reach() async -> OutboundFailure? {
        do {
            _ = try await connection.http.send(
                OutboundRequest(.get, try connection.address.url(""))
            )
            return nil
        } catch let failure as OutboundFailure {
            return failure == .answerTooLarge ? nil : failure
        } catch {
            return .unreachable("\(type(of: error))")
        }
    }

    /// Sends a request whose response matters only by its status code.
    func deliver(_ request: OutboundRequest) async throws {
        let answer = try await connection.http.send(request)
        guard answer.isSuccess else { throw ReportRefused(status: answer.status) }
    }
}

/// The gateway rejected a report of whether a code was entered.
struct ReportRefused: Error, Hashable {
    let status: Int
}
