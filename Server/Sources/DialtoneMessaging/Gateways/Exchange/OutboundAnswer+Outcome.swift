import DialtoneCore

extension OutboundAnswer {
    var json: JSONValue? { JSONValue(parsing: body) }

    /// How long the gateway wants to be left alone, where it says so in seconds.
    var retryAfter: TimeSpan? {
        headers["retry-after"].flatMap(Int64.init)
            .flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
    }

    /// What an answer means that is not in the gateway's own form, by its status alone.
    ///
    /// Who fails halfway (500, 502, 504) may have passed the message on, and so may one who says
    /// yes in words that nobody understands.
    var outcomeByStatus: SendOutcome {
        switch status {
        case 200..<300: .unknown(problem(.nonsense))
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
        SendProblem(reason, "The gateway answered with status \(status) and nothing more.")
    }
}
