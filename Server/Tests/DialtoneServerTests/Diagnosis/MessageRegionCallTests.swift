import DialtoneSendGuard
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls about the countries that messages can be sent to.
struct MessageRegionCallTests {
    @Test(arguments: StoreEngine.tested)
    func `a list of countries is tried out on recorded messages and on numbers`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine) { $0.mode = .audit }) { server in
            for index in 0..<3 {
                _ = try await server.ask(for: Crowd.number(index), from: Crowd.address(index))
            }
            let listed: ListMessageRegionsResponse =
                try await server.look("/messageRegions").decoded()
            #expect(listed.regions.map(\.regionCode).contains("MA"))
            #expect(listed.currency == "USD")
            let check: MessageRegionsCheck = try await server.adminPost(
                "/messageRegions:check",
                ["allowed": ["de"], "phoneNumbers": ["+49 151 23456789", "+212661234567", "x"]]
            ).decoded()
            #expect(check.days == 30)
            #expect(check.messages == 3)
            #expect(check.refusedMessages == 3)
            #expect(check.refusedAccounts == 0)
            #expect(check.regions.map(\.regionCode) == ["MA"])
            #expect(check.stoppedAt == nil)
            #expect(check.numbers.map(\.isAllowed) == [true, false, false])
            #expect(
                check.numbers.map(\.reason) == [
                    "DE is allowed.", "MA is not on the list of allowed countries.",
                    "This is not a phone number.",
                ]
            )
            let others: MessageRegionsCheck = try await server.adminPost(
                "/messageRegions:check",
                ["denied": ["DE"]]
            ).decoded()
            #expect(others.refusedMessages == 0)
            let policy = try await server.project.settings.smsRegions
            #expect(policy.allowed != ["DE"])
        }
    }

    @Test(
        arguments: [
            ["allowed": ["XX"]], ["denied": ["<b>"]], ["days": 31], ["days": -1],
            ["phoneNumbers": .array(Array(repeating: "1", count: 1_001))],
        ] as [JSONValue]
    )
    func `a list that is not valid is refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await server.adminPost("/messageRegions:check", body)
            #expect(answer.status == 400, "\(answer.text)")
        }
    }
}
