import DialtoneCore

/// A gateway that takes a message by one HTTP request, and says in its answer what becomes of it.
protocol HTTPGateway: ConfiguredGateway {
    var connection: GatewayConnection { get }

    func request(for dispatch: SMSDispatch) throws(SendProblem) -> OutboundRequest

    func outcome(of answer: OutboundAnswer, to dispatch: SMSDispatch) -> SendOutcome
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
                SendProblem(.timedOut, "The call was given up before there was an answer.")
            )
        }
    }

    /// Sends `request`, whose answer says nothing but whether it was taken.
    func deliver(_ request: OutboundRequest) async throws {
        let answer = try await connection.http.send(request)
        guard answer.isSuccess else { throw ReportRefused(status: answer.status) }
    }
}

/// A gateway did not want to hear whether a code was entered.
struct ReportRefused: Error, Hashable {
    let status: Int
}
