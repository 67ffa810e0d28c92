import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct SendGuardAttackTests {
    @Test(arguments: StoreEngine.tested)
    func `distributed pumping of one prefix stops at its budget, other prefixes go on`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            var reasons: [String?: Int] = [:]
            for index in 0..<120 {
                let answer = try await server.ask(
                    for: Crowd.number(index),
                    from: Crowd.address(index)
                )
                let reason = answer.status == 200 ? nil : try answer.reason?.rawValue
                reasons[reason, default: 0] += 1
            }
            // Five dollars at fifteen cents.
            #expect(server.messages.count == 33)
            #expect(reasons[nil] == 33)
            #expect(reasons["PREFIX_LIMIT"] == 1)
            #expect(reasons["PREFIX_HELD"] == 86)
            let other = Crowd.number(1, prefix: "+21267123")
            let answer = try await server.ask(for: other, from: Crowd.address(500))
            #expect(answer.status == 200)
            let alerts = try await server.alerts()
            #expect(
                alerts.map(\.kind) == [.holdStarted] || alerts.map(\.kind).contains(.holdRenewed)
            )
            #expect(alerts.contains { $0.dimension == SendDimension(.prefix, "+21266123") })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a campaign with a third of its codes entered is not stopped`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            for index in 0..<150 {
                let number = Crowd.number(index)
                let answer =
                    index % 10 < 3
                    ? try await server.askAndAnswer(for: number, from: Crowd.address(index))
                    : try await server.ask(for: number, from: Crowd.address(index))
                #expect(answer.status == 200, "\(answer.text)")
            }
            #expect(server.messages.count == 150)
            #expect(try await server.alerts().isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `IPv6 addresses of one subnet count as one, those of one site as one network`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.limitAddress(3, in: \.per10Minutes)
            rules.limits.network.per10Minutes = 5
        }
        try await withServer(setup) { server in
            let addresses =
                (0..<3).map { "2001:db8:1:1::\($0)" } + ["2001:db8:1:1:ffff::9"]
                + (0..<2).map { "2001:db8:1:2::\($0)" } + ["2001:db8:1:3::1", "2001:db8:2:3::1"]
            var reasons: [RefusalReason?] = []
            for (index, address) in addresses.enumerated() {
                let answer = try await server.ask(for: Crowd.number(index), from: address)
                reasons.append(answer.status == 200 ? nil : try answer.reason)
            }
            #expect(
                reasons == [nil, nil, nil, .addressLimit, nil, nil, .networkLimit, nil]
            )
            #expect(server.messages.count == 6)
        }
    }

    @Test(arguments: [
        (true, true, "password,emailLink"), (true, false, "password"), (false, true, "emailLink"),
        (false, false, nil),
    ])
    func `a refused request lists the other sign-in methods`(
        password: Bool,
        link: Bool,
        methods: String?
    ) async throws {
        var setup = ServerSetup.guarded { $0.limitAddress(1, in: \.per10Minutes) }
        setup.settings.passwordSignIn.isEnabled = password
        setup.settings.passwordSignIn.allowsEmailLink = link
        try await withServer(setup) { server in
            let sent = try await server.ask(for: Crowd.number(0), from: Crowd.address(0))
            #expect(sent.status == 200)
            let refused = try await server.ask(for: Crowd.number(1), from: Crowd.address(0))
            #expect(try refused.reason == .addressLimit)
            #expect(try refused.metadata["signInMethods"] == methods)
        }
    }

    @Test func `forged forwarded addresses do not bypass a limit`() async throws {
        var setup = ServerSetup.guarded { $0.limitAddress(2, in: \.per10Minutes) }
        setup.adjustListener = { _ in }
        try await withServer(setup) { server in
            var statuses: [Int] = []
            for index in 0..<5 {
                let forged = (0..<50).map { "198.51.\(index).\($0)" }.joined(separator: ", ")
                let headers = HTTPFields(["X-Forwarded-For": forged])
                let answer = try await server.ask(for: Crowd.number(index), headers: headers)
                statuses.append(answer.status)
            }
            let bare = try await server.ask(for: Crowd.number(9), headers: [:])
            #expect(statuses == [200, 200, 400, 400, 400])
            #expect(try bare.reason == .addressLimit)
            #expect(
                try await server.decisions().allSatisfy {
                    $0.attempt.origin.address == "127.0.0.1/32"
                }
            )
        }
    }

    @Test func `forwarded addresses before the proxy's own entry are ignored`() async throws {
        try await withServer(.guarded { $0.limitAddress(2, in: \.per10Minutes) }) { server in
            for index in 0..<3 {
                let hops = "198.51.100.\(index), 203.0.113.7"
                let answer = try await server.ask(for: Crowd.number(index), from: hops)
                #expect(answer.status == (index < 2 ? 200 : 400))
            }
        }
    }

    @Test func `requests of unknown origin count as one address`() async throws {
        var setup = ServerSetup.guarded { $0.limitAddress(2, in: \.per10Minutes) }
        setup.isLive = false
        try await withServer(setup) { server in
            for index in 0..<3 {
                let answer = try await server.ask(for: Crowd.number(index))
                #expect(answer.status == (index < 2 ? 200 : 400))
            }
            #expect(try await server.decisions().allSatisfy { $0.attempt.origin == .unknown })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a storm of resends gets one session and few messages`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            var sessions: Set<String> = []
            for _ in 0..<20 {
                let answer = try await server.ask(for: Crowd.number(1))
                sessions.insert(try answer.json["sessionInfo"].text ?? "")
            }
            #expect(sessions.count == 1)
            #expect(server.messages.count == 1)
            var waits: [Int] = []
            for _ in 0..<4 {
                let answer = try await server.ask(for: Crowd.number(1))
                waits.append(Int(try answer.json["resendAfter"].text ?? "") ?? 0)
                server.clock.advance(by: .seconds(Int64(waits.last ?? 0)))
            }
            #expect(waits == [30, 60, 300, 3_600])
            #expect(server.messages.count == 4)
            // What was resent is counted, what was asked again is not.
            #expect(try await server.decisions().count == 4)
        }
    }
}
