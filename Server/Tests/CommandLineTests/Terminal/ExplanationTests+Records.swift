import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import PhoneNumbers

/// Adds what an explanation reads.
extension ExplanationTests {
    /// An offer to a gateway, and what it answered.
    struct Offer {
        let gateway: String
        let outcome: SendOutcome
    }

    /// Adds a message with the gateways' responses to the log, and returns its ID.
    func send(
        at moment: Timestamp,
        _ offers: [Offer],
        in store: any DataStore
    ) async throws -> VerificationSessionID {
        let seed = UInt64(moment.milliseconds)
        let id = VerificationSessionID(random: .seeded(seed), at: moment)
        let message = MessageRecord(
            sessionID: id,
            projectID: Self.project.id,
            appID: nil,
            phoneNumber: Self.number,
            region: "US",
            language: "en",
            alphabet: .gsm7,
            segments: 1,
            createdAt: moment,
            expiresAt: moment + .minutes(5),
            state: .queued
        )
        try await store.write { try $0.insert(message) }
        for (index, offer) in offers.enumerated() {
            let attempt = MessageAttempt(
                id: AttemptID(random: .seeded(seed + UInt64(index))),
                sessionID: id,
                projectID: Self.project.id,
                gatewayName: offer.gateway,
                cause: index == 0 ? .first : .failover,
                choice: RouteChoice(.order, route: "US"),
                isPossibleDouble: false,
                startedAt: moment + .seconds(Int64(index))
            )
            try await store.write { data in
                try data.insert(attempt)
                try data.saveAnswer(
                    of: attempt.answered(offer.outcome, at: moment),
                    reportAt: moment
                )
            }
        }
        return id
    }

    func decide(
        _ id: VerificationSessionID,
        at moment: Timestamp,
        _ verdict: SendVerdict.Name,
        _ rule: SendRule?,
        in store: any DataStore
    ) async throws {
        let attempt = SendAttempt(
            projectID: Self.project.id,
            appID: nil,
            instance: nil,
            phoneNumber: Self.number,
            kind: .fixedLineOrMobile,
            region: "US",
            origin: .unknown,
            isProved: false,
            isKnown: false,
            cost: Money(micros: 8_000, currency: "USD"),
            at: moment
        )
        let decision = SendDecision(
            id: id,
            attempt: attempt,
            verdict: verdict,
            rule: rule,
            wait: nil,
            wouldHave: verdict,
            wouldHaveRule: rule,
            isProbe: false
        )
        try await store.write { try $0.insert(decision) }
    }
}
