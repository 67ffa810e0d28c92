import DialtoneBasics

extension ProviderTrial {
    /// Returns the finding for a request that got no response; throws if the task is cancelled.
    static func failure(
        _ error: any Error,
        _ check: ProviderFinding.Check,
        at address: String
    ) throws -> ProviderFinding {
        let place = ProviderFinding.shown(address)
        if let error = error as? InvalidOutboundURL {
            return .problem(
                check,
                "\(place) \(error.problem).",
                advice: "Enter the address that the provider publishes. The settings "
                    + "outbound.allow and outbound.allowPlainHTTP of the server permit addresses "
                    + "in your own network."
            )
        }
        guard let failure = error as? OutboundFailure else { throw error }
        return .problem(check, "\(place) cannot be reached: \(failure).", advice: advice(failure))
    }

    private static func advice(_ failure: OutboundFailure) -> String {
        switch failure {
        case .addressRefused:
            "If the provider is in your own network, add it to the setting outbound.allow of the "
                + "server."
        case .unknownHost:
            "Check the spelling of the host, and the DNS settings of this server."
        case .notConnected:
            "Check the host and the port, and that the firewall lets this server connect. If the "
                + "provider's certificate is from your own authority, add it to the setting "
                + "outbound.authorities."
        case .unreachable, .timedOut:
            "Test again. If it happens again, ask the provider, or look at the firewall between it "
                + "and this server."
        case .answerTooLarge:
            "The response is larger than any discovery document. Check that the address is that of "
                + "the issuer."
        }
    }

    /// Returns the finding for a response that is not the expected document; `nil` for status 200.
    static func refusal(
        _ answer: OutboundResponse,
        _ check: ProviderFinding.Check,
        at address: String
    ) -> ProviderFinding? {
        guard answer.status != 200 else { return nil }
        let place = ProviderFinding.shown(address)
        guard (300..<400).contains(answer.status) else {
            return .problem(
                check,
                "\(place) responds with status \(answer.status).",
                advice: "Enter the issuer exactly as the provider's documentation shows it, with "
                    + "its path."
            )
        }
        return .problem(
            check,
            "\(place) redirects (status \(answer.status)). The server follows no redirects.",
            advice: "Enter the issuer exactly as the provider's documentation shows it: https, "
                + "with www or without, and with its path."
        )
    }
}
