import DialtoneBasics
@testable import DialtoneSMPP
import DialtoneTestSupport
import Testing

/// Tests with SMSCs that send endless requests and do not read the responses.
struct SMPPFloodTests {
    /// More data than the sockets between the two can buffer.
    private static let flood = 1_000_000

    private func plan(flood: Int) -> SMSCPlan {
        var plan = SMSCPlan()
        plan.flood = flood
        return plan
    }

    @Test func `an SMSC that floods requests and never reads is throttled and dropped`()
        async throws
    {
        try await SMPPStage.with(plan(flood: Self.flood)) {
            $0.rules.enquiryInterval = .hours(1)
            $0.rules.responseTimeout = .seconds(2)
        } _: { stage in
            await stage.smsc.waitUntil { $0.floodCount > 0 }
            stage.smsc.change { $0.flood = 0 }
            // Meanwhile another one takes messages as ever.
            try await SMPPStage.with { other in
                let outcome = try await other.send()
                #expect(outcome.summary == "accepted")
            }
            await stage.smsc.waitUntil { $0.binds.count >= 2 || $0.floodCount == Self.flood }
            try #require(stage.smsc.record.floodCount < Self.flood)
            var outcome = try await stage.send()
            // The client hears a little later than the SMSC that it is bound.
            while outcome.summary == "retryable unavailable" { outcome = try await stage.send() }
            #expect(outcome.summary == "accepted")
        }
    }
}
