import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMPP
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation
import InMemoryLogging
import Logging
import NIOCore
import Testing

/// Tests how connections are opened, lost and restored.
struct SMPPConnectionTests {
    @Test func `an SMSC that disconnects and returns is bound again`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send()
            try await stage.smsc.stop()
            await stage.smsc.waitUntil { $0.openCount == 0 }
            try await stage.smsc.restart()
            await stage.settle(bind: 2)
            let outcome = try await stage.send()
            #expect(outcome.messageIDs == ["1001"])
        }
    }

    @Test(.timeLimit(.minutes(60)))
    func `a message does not wait for an SMSC that is known to be away`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send()
            try await stage.smsc.stop()
            await stage.smsc.waitUntil { $0.openCount == 0 }
            // Until the end is noticed, what is sent may have arrived.
            while try await stage.send().summary != "retryable unavailable" {}
            let outcome = try await stage.send(timeout: .hours(1))
            #expect(outcome.summary == "retryable unavailable")
            #expect(stage.smsc.record.submissions.count == 1)
        }
    }

    @Test func `a bind that takes too long fails the message as not sent`() async throws {
        var plan = SMSCPlan()
        plan.onBind = .silence
        try await SMPPStage.with(plan) {
            $0.rules.bindTimeout = .minutes(5)
            $0.rules.responseTimeout = .minutes(5)
        } _: { stage in
            let outcome = try await stage.send(timeout: TimeSpan(milliseconds: 100))
            #expect(outcome.summary == "retryable unavailable")
            #expect(stage.smsc.record.submissions.isEmpty)
        }
    }

    @Test func `messages wait for the first connection`() async throws {
        var plan = SMSCPlan()
        plan.onBind = .acceptAfter(.milliseconds(100))
        try await SMPPStage.with(plan) { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "accepted")
        }
    }

    @Test(arguments: [("wrong", "secret", "0xF"), ("dialtone", "wrong", "0xE")])
    func `wrong credentials are reported as such`(
        systemID: String,
        password: String,
        code: String
    ) async throws {
        try await SMPPStage.with {
            $0.credentials = SMPPCredentials(systemID: systemID, password: password)
        } _: { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "retryable authentication")
            #expect(outcome.problem?.code == code)
            #expect(stage.smsc.record.submissions.isEmpty)
            // They may be right at another time.
            await stage.smsc.waitUntil { $0.visitors.count >= 2 }
        }
    }

    @Test func `an unbind request from the SMSC is answered`() async throws {
        try await SMPPStage.with { stage in
            _ = try await stage.send()
            stage.smsc.send(octets: [0, 0, 0, 16, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 1])
            await stage.smsc.waitUntil { $0.binds.count >= 2 }
            let outcome = try await stage.send()
            #expect(outcome.summary == "accepted")
        }
    }

    @Test func `the log records connections and no secret`() async throws {
        let log = InMemoryLogHandler()
        var plan = SMSCPlan()
        plan.credentials.password = "another"
        try await VirtualSMSC.with(plan) { smsc in
            let gateway = try SMPPGateway(
                "smsc",
                SMPPStage.settings(port: smsc.port),
                .forTests(logger: Logger(label: "test") { _ in log })
            )
            await gateway.open(reporting: EventCollector())
            await smsc.waitUntil { $0.visitors.count >= 3 }
            smsc.change { $0.credentials.password = "secret" }
            let stage = SMPPStage(gateway: gateway, smsc: smsc, events: EventCollector())
            await stage.settle(bind: 1)
            _ = try await stage.send()
            await gateway.close()
        }
        let lines = log.entries.map { "\($0.message) \($0.metadata)" }
        #expect(lines.count == 2, "the same problem is logged once")
        #expect(lines.first?.contains("0xE") == true)
        #expect(!lines.joined().contains("secret"))
        #expect(!lines.joined().contains("6505550101"))
    }

    @Test func `an encrypted connection is made to a server with a trusted certificate`()
        async throws
    {
        let authority = try TestAuthority()
        try await authority.withFile { file in
            try await SMPPStage.with(tls: try authority.server()) { settings in
                settings.host = "localhost"
                settings.isEncrypted = true
                settings.authorities = file
            } _: { stage in
                let outcome = try await stage.send()
                #expect(outcome.summary == "accepted")
            }
        }
    }

    @Test(arguments: ["other.example", "expired", "unknown authority"])
    func `an untrusted certificate is refused before anything is sent`(
        flaw: String
    ) async throws {
        let authority = try TestAuthority()
        let signer = flaw == "unknown authority" ? try TestAuthority() : authority
        let tls = try signer.server(
            flaw == "other.example" ? flaw : "localhost",
            validUntil: flaw == "expired" ? Date(timeIntervalSinceNow: -60) : .now + 3_600
        )
        try await authority.withFile { file in
            try await SMPPStage.with(tls: tls) { settings in
                settings.host = "localhost"
                settings.isEncrypted = true
                settings.authorities = file
            } _: { stage in
                let outcome = try await stage.send()
                #expect(outcome.summary == "retryable misconfigured")
                #expect(stage.smsc.record.visitors.isEmpty)
            }
        }
    }

    @Test func `the password is not sent to an SMSC without encryption`() async throws {
        try await SMPPStage.with {
            $0.isEncrypted = true
        } _: { stage in
            let outcome = try await stage.send()
            #expect(outcome.summary == "retryable misconfigured")
            #expect(stage.smsc.record.visitors.isEmpty)
        }
    }
}
