import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Logging
import Testing

/// Tests of messages that the guard stops, and their log lines.
struct SendSecurityEventTests {
    @Test func `a reached spending cap is logged with the requested country`()
        async throws
    {
        let setup = ServerSetup.guarded { rules in
            rules.prices = ["*": SpendAmount(micros: 200_000)]
            rules.caps.project.perDay = .units(1)
        }
        try await withServer(setup) { server in
            for index in 0..<6 {
                _ = try await server.askAndAnswer(
                    for: Crowd.number(index),
                    from: Crowd.address(index)
                )
            }
            #expect(
                server.loggedEvents == [
                    .init(
                        level: .warning,
                        fields: [
                            "event": "capReached", "reason": "projectSpendCap",
                            "project": "demo-test", "region": "MA", "network": "100.1.5.0/24",
                        ]
                    )
                ]
            )
            server.expectLogHides(["21266", "100.1.5.1", TestServer.proof])
        }
    }

    @Test func `requests whose codes are never entered are logged by the limits they reach`()
        async throws
    {
        try await withServer(ServerSetup.guarded()) { server in
            for index in 0..<60 {
                _ = try await server.ask(for: Crowd.number(index), from: Crowd.address(0))
            }
            let names = Set(server.loggedEvents.map(\.name))
            #expect(!names.isEmpty)
            #expect(
                names.isSubset(of: [
                    "limitReached addressLimit", "limitReached networkLimit",
                    "limitReached prefixLimit", "limitReached appProofDemanded",
                    "messageBlocked heldPrefix",
                ])
            )
            server.expectLogHides(["21266", "100.1.0.1"])
        }
    }

    @Test func `a request for a country that is not allowed is logged`() async throws {
        let setup = ServerSetup { $0.settings.smsRegions.denied = ["US"] }
        try await withServer(setup) { server in
            _ = try await server.call(.sendVerificationCode, ["phoneNumber": "+16505550100"])
            #expect(server.loggedEvents.map(\.name) == ["messageBlocked regionNotAllowed"])
            #expect(server.loggedEvents.map { $0.fields["region"] } == ["US"])
            server.expectLogHides(["650555"])
        }
    }

    @Test func `a forged app proof is logged`() async throws {
        let setup = ServerSetup {
            $0.settings.appVerification.enforcement = .enforce
            $0.appVerifier = TokenAppVerifier(token: "a good proof")
        }
        try await withServer(setup) { server in
            _ = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100", "captchaResponse": "a forged proof"]
            )
            #expect(server.loggedEvents.map { $0.fields["event"] } == ["appProofRefused"])
            server.expectLogHides(["650555", "a forged proof"])
        }
    }
}
