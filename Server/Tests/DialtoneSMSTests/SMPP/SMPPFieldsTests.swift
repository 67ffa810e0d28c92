import DialtoneBasics
@testable import DialtoneModel
@testable import DialtoneSMPP
@testable import DialtoneSMS
import DialtoneTestSupport
import Testing

struct SMPPFieldsTests {
    private func configuration(
        _ settings: [String: String] = [:],
        password: String = "secret"
    ) -> SMSGatewayConfiguration {
        let required = ["host": "smsc.example", "systemID": "dialtone"]
        return SMSGatewayConfiguration(
            name: "smsc",
            kind: .smpp,
            settings: required.merging(settings) { $1 },
            secrets: ["password": password]
        )
    }

    private func problem(of settings: [String: String], password: String = "secret") -> String? {
        do throws(InvalidGateway) {
            _ = try SMPPSettings(configuration(settings, password: password))
            return nil
        } catch {
            return "\(error.field) \(error.problem)"
        }
    }

    @Test func `by default connections are encrypted and the limits strict`() throws {
        let settings = try SMPPSettings(configuration())
        #expect(settings.isEncrypted)
        #expect(settings.port == 3550)
        #expect(settings.binding == .transceiver)
        #expect(settings.bindCount == 1)
        #expect(settings.rules.window == 10)
        #expect(settings.rules.responseTimeout == .seconds(10))
        #expect(settings.rules.enquiryInterval == .seconds(30))
        #expect(settings.asksForReceipts)
        let clear = try SMPPSettings(configuration(["tls": "false"]))
        #expect(clear.port == 2775)
    }

    @Test func `every field is read`() throws {
        let settings = try SMPPSettings(
            configuration([
                "port": "9000", "tls": "false", "systemType": "OTP", "bind": "split",
                "binds": "2", "window": "50", "responseTimeout": "5", "enquireLink": "60",
                "sourceAddress": "12345", "sourceTON": "6", "sourceNPI": "9",
                "serviceType": "CMT", "alphabet": "latin1", "longTexts": "payload",
                "validity": "absolute", "receipts": "false", "receiptIDs": "decimal",
            ])
        )
        #expect(settings.port == 9_000)
        #expect(settings.credentials.systemType == "OTP")
        #expect(settings.binding == .split)
        #expect(settings.bindCount == 2)
        #expect(settings.rules.window == 50)
        #expect(settings.rules.responseTimeout == .seconds(5))
        #expect(settings.rules.enquiryInterval == .seconds(60))
        #expect(settings.source == "12345")
        #expect(settings.sourceTypeOfNumber == 6)
        #expect(settings.sourceNumberingPlan == 9)
        #expect(settings.serviceType == "CMT")
        #expect(settings.coding == .latin1)
        #expect(settings.parts == .payload)
        #expect(settings.validity == .absolute)
        #expect(!settings.asksForReceipts)
        #expect(settings.receiptIDs == .decimal)
    }

    @Test(arguments: [
        ("port", "0"), ("port", "x"), ("tls", "yes"), ("bind", "both"), ("binds", "9"),
        ("window", "0"), ("window", "51"), ("enquireLink", "1"), ("alphabet", "utf8"),
        ("longTexts", "udh"), ("validity", "never"), ("receiptIDs", "hex"),
        ("systemID", "sixteen-letters!"), ("systemID", "dïaltone"), ("systemType", "thirteen-char"),
        ("sourceAddress", "TwelveLetter"), ("sourceTON", "7"), ("serviceType", "sixsix"),
    ])
    func `an invalid value is refused by the name of its field`(name: String, value: String) {
        #expect(problem(of: [name: value])?.hasPrefix(name + " ") == true)
    }

    @Test func `an error about the password does not contain it`() {
        let problem = problem(of: [:], password: "pässword")
        #expect(problem == "password contains characters that are not ASCII")
    }

    @Test func `the catalog creates a gateway that sends`() async throws {
        try await VirtualSMSC.with { smsc in
            let gateway = try GatewayCatalog.gateway(of: smsc.configuration(), .forTests())
            await gateway.open(reporting: EventCollector())
            let outcome = await gateway.send(
                try .sample(),
                as: SMSAttempt(id: AttemptID(random: .seeded(1)), timeout: .seconds(20))
            )
            await gateway.close()
            #expect(gateway.name == "smsc")
            #expect(outcome.messageIDs == ["1000"])
        }
    }

    @Test func `an invalid file of certificate authorities is refused`() {
        #expect(throws: InvalidGateway("authorities", "is not a PEM file of certificates")) {
            try SMPPGateway(configuration(["authorities": "/nowhere.pem"]), .forTests())
        }
    }
}
