import DialtoneBasics
import DialtoneModel

/// A gateway that accepts or rejects a message in the response to one HTTP request.
protocol HTTPGateway: ConfiguredGateway {
    var connection: GatewayConnection { get }

    func request(for dispatch: SMSDispatch) throws(SendProblem) -> OutboundRequest

    func outcome(of answer: OutboundResponse, to dispatch: SMSDispatch) -> SendOutcome
}

extension HTTPGateway {
    var name: String { connection.name }

    func send(_ dispatch: SMSDispatch) async -> SendOutcome {
        do {
            var request = try request(for: dispatch)
            request.timeout = dispatch.timeout
            return outcome(of: try await connection.http.send(request), to: dispatch)
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
