import DialtoneBasics
import DialtoneModel

extension OutboundResponse {
    var json: JSONValue? { JSONValue(parsing: body) }

    /// The number of seconds in the `Retry-After` header, up to one day.
    var retryAfter: TimeSpan? {
        headers["retry-after"].flatMap(Int64.init)
            .flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
    }

    /// The outcome by status code alone, for a response that is not in the gateway's own format.
    ///
    /// After a 500, 502 or 504, and after a success with an unknown body, the message may have been
    /// sent.
    var outcomeByStatus: SendOutcome {
        switch status {
        case 200..<300: .unknown(problem(.invalidResponse))
        case 300..<400, 404, 405, 410: .permanent(problem(.misconfigured))
        case 401, 403: .permanent(problem(.authentication))
        case 402: .permanent(problem(.balance))
        case 408: .retryable(problem(.timedOut), after: retryAfter)
        case 413: .permanent(problem(.tooLong))
        case 425, 429: .retryable(problem(.throttled), after: retryAfter)
        case 400..<500: .permanent(problem(.other))
        case 503: .retryable(problem(.unavailable), after: retryAfter)
        default: .unknown(problem(.unavailable))
        }
    }

    private func problem(_ reason: SendProblem.Reason) -> SendProblem {
        SendProblem(reason, "The gateway responded with status \(status) and no details.")
    }
}
