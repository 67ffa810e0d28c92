import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that explain numbers, addresses and e-mail addresses.
struct NumberExplanationCallTests {
    @Test(arguments: StoreEngine.tested)
    func `a held number is explained with the rule, its values and the action that releases it`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            _ = try await server.holdPrefix()
            let number = Crowd.number(39)
            let answer = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": .string(number)]
            )
            try #require(answer.status == 200, "\(answer.text)")
            let found: NumberExplanation = try answer.decoded()
            #expect(found.phoneNumber == number)
            #expect(!found.isSent)
            #expect(found.answer.contains("blocked now"))
            #expect(found.hold?.prefix == "+21266123")
            #expect(found.account == nil)
            let hold = try #require(found.violations.first { $0.rule.hasPrefix("hold") })
            #expect(hold.dimension == "prefix:+21266123")
            #expect(hold.waitSeconds > 0)
            #expect(hold.endsAt != nil)
            #expect(hold.text.contains("are held"))
            let budget = try #require(found.violations.first { $0.measure == "money" })
            #expect(budget.measured > budget.allowed)
            #expect(budget.currency == "USD")
            #expect(found.decisions.first?.verdict == "refuse")
            let action = try #require(found.actions.first)
            #expect(action.kind == "releaseHold")
            #expect(action.subject == "prefix:+21266123")
            #expect(action.role == "editor")
            #expect(!action.consequence.isEmpty)

            let subject = JSONValue.string(action.subject ?? "")
            let released = try await server.adminPost("/guard/holds:release", ["subject": subject])
            let release: ReleaseHoldResponse = try released.decoded()
            #expect(release.wasHeld)
            #expect(release.text == "Released numbers that begin with +21266123.")
            #expect(try await server.ask(for: number, from: Crowd.address(600)).status == 200)
            let after: NumberExplanation = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": .string(number)]
            ).decoded()
            #expect(after.hold == nil)
            #expect(after.messages.count == 1)
            #expect(after.messages.first?.decision?.verdict == "admit")
        }
    }

    @Test(arguments: [
        ("+49 151 2345 6789", nil), ("0151 23456789", "DE"), ("0151/23456789", "de"),
        ("0049 151 23456789", nil), ("4915123456789", nil), ("+49 (0) 151 23456789", nil),
    ])
    func `a number is found in every spelling`(text: String, region: String?) async throws {
        try await withServer { server in
            var body: JSONValue = ["phoneNumber": .string(text)]
            if let region {
                body = ["phoneNumber": .string(text), "regionCode": .string(region)]
            }
            let answer = try await server.adminPost("/numbers:explain", body)
            try #require(answer.status == 200, "\(answer.text)")
            #expect(try answer.json["phoneNumber"] == "+4915123456789")
        }
    }

    @Test func `the only country of a project needs no calling code`() async throws {
        let setup = ServerSetup { $0.settings.smsRegions.allowed = ["DE"] }
        try await withServer(setup) { server in
            let answer = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": "0151 23456789"]
            )
            #expect(try answer.json["phoneNumber"] == "+4915123456789")
        }
    }

    @Test(arguments: [
        "", "0151", "hello", "+49 151 2345<script>", "+\u{202E}4915123456789", "\u{0}", "+1; DROP",
    ])
    func `text that is no number is refused`(text: String) async throws {
        try await withServer { server in
            for call in ["/numbers:explain", "/numbers:clear", "/optOuts:add", "/optOuts:remove"] {
                let answer = try await server.adminPost(call, ["phoneNumber": .string(text)])
                #expect(answer.status == 400, "\(call) \(answer.text)")
            }
        }
    }

    @Test func `a country that does not exist is refused`() async throws {
        try await withServer { server in
            let answer = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": "0151 23456789", "regionCode": "ZZZ"]
            )
            #expect(answer.status == 400)
            #expect(try answer.refusal.message.contains("regionCode"))
        }
    }

    @Test func `the account that has the number is named`() async throws {
        try await withServer { server in
            let created = try await server.post(
                "/v1/projects/demo-test/accounts",
                ["phoneNumber": "+16505550101", "localId": "ada"],
                headers: TestServer.owner
            )
            try #require(created.status == 200)
            let found: NumberExplanation = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": "+16505550101"]
            ).decoded()
            #expect(found.account?.localId == "ada")
            #expect(found.account?.disabled == false)
            let other: NumberExplanation = try await server.adminPost(
                "/numbers:explain",
                ["phoneNumber": "+16505550101"],
                of: TestServer.otherProjectID
            ).decoded()
            #expect(other.account == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an opt-out is listed, explained and removed`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            for index in 1...3 {
                server.clock.advance(by: .seconds(1))
                let added = try await server.adminPost(
                    "/optOuts:add",
                    ["phoneNumber": .string(Crowd.number(index))]
                )
                try #require(added.status == 200, "\(added.text)")
            }
            let first: ListOptOutsResponse = try await server.look("/optOuts?pageSize=2").decoded()
            #expect(first.optOuts.map(\.phoneNumber) == [3, 2].map { Crowd.number($0) })
            #expect(first.optOuts.first?.optOut.by == "operator")
            let token = try #require(first.nextPageToken)
            let rest: ListOptOutsResponse = try await server.look(
                "/optOuts?pageSize=2&pageToken=\(token.replacing("+", with: "%2B"))"
            ).decoded()
            #expect(rest.optOuts.map(\.phoneNumber) == [Crowd.number(1)])
            #expect(rest.nextPageToken == nil)

            let body: JSONValue = ["phoneNumber": .string(Crowd.number(1))]
            let found: NumberExplanation = try await server.adminPost("/numbers:explain", body)
                .decoded()
            #expect(found.ledger.optOut?.by == "operator")
            #expect(found.actions.map(\.kind) == ["removeOptOut"])
            #expect(try await server.adminPost("/optOuts:remove", body).status == 200)
            #expect(try await server.adminPost("/optOuts:remove", body).status == 404)
            #expect(try await server.ask(for: Crowd.number(1)).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address is explained, and released with its counters`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup { setup in
            setup.engine = engine
            setup.listenBehindProxy()
            setup.settings.callLimits.isEnabled = true
        }
        try await withServer(setup) { server in
            let address = "203.0.113.9"
            // Of several accounts: each one has a limit of its own, which would come first.
            for name in ["ada"] + (0..<59).map({ "user\($0)" }) {
                _ = try await server.call(
                    .signInWithPassword,
                    ["email": .string("\(name)@example.com"), "password": "wrong horse"],
                    headers: HTTPFields(["X-Forwarded-For": address])
                )
            }
            let held: AddressExplanation = try await server.adminPost(
                "/addresses:explain",
                ["address": .string(address)]
            ).decoded()
            #expect(held.answer.contains("refused by the limit passwords.address"))
            let action = try #require(held.actions.first)
            #expect(action.subject == "address:203.0.113.9/32")
            let released = try await server.adminPost(
                "/guard/holds:release",
                ["subject": .string(action.subject ?? "")]
            )
            #expect(released.status == 200)
            let free: AddressExplanation = try await server.adminPost(
                "/addresses:explain",
                ["address": .string(address)]
            ).decoded()
            #expect(free.answer.contains("are allowed"))

            let mail: EmailExplanation = try await server.adminPost(
                "/emails:explain",
                ["email": "Ada@example.com"]
            ).decoded()
            #expect(mail.passwords.inHour > 0)
            #expect(!mail.hasAccount)
            #expect(!mail.answer.isEmpty)
        }
    }

    @Test func `text that is no address is refused`() async throws {
        try await withServer { server in
            for text in ["", "300.1.1.1", "localhost", "::1%eth0", "<b>"] {
                let answer = try await server.adminPost(
                    "/addresses:explain",
                    ["address": .string(text)]
                )
                #expect(answer.status == 400, "\(text)")
            }
            for text in ["", "ada", "a@b@c", "<b>"] {
                let answer = try await server.adminPost(
                    "/emails:explain",
                    ["email": .string(text)]
                )
                #expect(answer.status == 400, "\(text)")
            }
        }
    }
}
