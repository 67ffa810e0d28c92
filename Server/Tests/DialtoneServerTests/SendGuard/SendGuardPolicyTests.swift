import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct SendGuardPolicyTests {
    @Test(arguments: [
        ("+442079460018", "fixed line"), ("+18002345678", "toll free"),
        ("+19002345678", "premium rate"), ("+39848123456", "shared cost"),
        ("+445612345678", "voice over IP"), ("+870773111632", "satellite"),
        ("+881612345678", "satellite"), ("+80012345678", "universal"),
        ("+979123456789", "universal premium rate"),
    ])
    func `numbers of kinds that are not allowed get no messages`(
        number: String,
        kind: String
    ) async throws {
        try await withServer(.guarded()) { server in
            let answer = try await server.ask(for: number)
            #expect(answer.status == 400)
            #expect(try answer.reason == .numberKindNotAllowed, "\(kind)")
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a project may allow other kinds of numbers`() async throws {
        let setup = ServerSetup.guarded { $0.kinds = [.fixedLine] }
        try await withServer(setup) { server in
            let fixed = try await server.ask(for: "+442079460018")
            let mobile = try await server.ask(for: "+447400123456")
            #expect(fixed.status == 200)
            #expect(try mobile.reason == .numberKindNotAllowed)
        }
    }

    @Test(arguments: [
        ("+77011234567", "KZ", "RU"), ("+79161234567", "RU", "KZ"), ("+18762101234", "JM", "US"),
        ("+447797712345", "JE", "GB"), ("+447781123456", "GG", "GB"),
        ("+358457123456", "FI", "AX"), ("+212650123456", "MA", "EH"),
    ])
    func `a number's region can differ from its calling code's main region`(
        number: String,
        region: String,
        neighbor: String
    ) async throws {
        var setup = ServerSetup.guarded { $0.kinds = nil }
        setup.settings.smsRegions.allowed = [neighbor]
        try await withServer(setup) { server in
            #expect(try await server.ask(for: number).reason == .regionNotAllowed)
            try await server.changeSettings { $0.smsRegions.allowed = [region] }
            #expect(try await server.ask(for: number).status == 200)
            #expect(try await server.decisions().first?.attempt.region == region)
        }
    }

    @Test(
        arguments: [
            ("+15555555555", ["US"], []), ("+12685550100", ["US", "AG"], []),
            ("+447700900123", ["GB", "GG", "IM"], []), ("+15555555555", nil, ["JM"]),
            ("+447700900123", nil, ["JE"]),
        ] as [(String, [String]?, [String])]
    )
    func `an unassigned number is refused if one of its possible regions is refused`(
        number: String,
        allowed: [String]?,
        denied: [String]
    ) async throws {
        var setup = ServerSetup.guarded { $0.kinds = nil }
        setup.settings.smsRegions.allowed = allowed
        setup.settings.smsRegions.denied = denied
        try await withServer(setup) { server in
            let answer = try await server.ask(for: number)
            #expect(try answer.reason == .regionNotAllowed)
            #expect(server.messages.isEmpty)
        }
    }

    @Test(
        arguments: [
            ("+447700900123", ["GB", "GG", "IM", "JE"], []), ("+491234567890", ["DE"], []),
            ("+447700900123", nil, ["US", "FR"]), ("+16505550100", ["US"], []),
        ] as [(String, [String]?, [String])]
    )
    func `a number gets messages if all its possible regions are allowed`(
        number: String,
        allowed: [String]?,
        denied: [String]
    ) async throws {
        var setup = ServerSetup.guarded { $0.kinds = nil }
        setup.settings.smsRegions.allowed = allowed
        setup.settings.smsRegions.denied = denied
        try await withServer(setup) { server in
            let answer = try await server.ask(for: number)
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an app without a proof is asked for one before it is refused`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.guarded(on: engine) { $0.limitAddress(4, in: \.perHour) }
        setup.settings.appVerification.enforcement = .off
        try await withServer(setup) { server in
            var reasons: [RefusalReason?] = []
            for (index, isProved) in [false, false, false, true, true, true].enumerated() {
                let answer = try await server.ask(for: Crowd.number(index), isProved: isProved)
                reasons.append(answer.status == 200 ? nil : try answer.reason)
            }
            #expect(reasons == [nil, nil, .proofRequired, nil, nil, .addressLimit])
            let decisions = try await server.decisions { $0.isNewestFirst = false }
            let verdicts = decisions.map(\.verdict)
            #expect(verdicts == [.admit, .admit, .stepUp, .admit, .admit, .refuse])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `audit mode sends everything and records what it would have refused`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.mode = .audit
            rules.limitAddress(1, in: \.perHour)
        }
        try await withServer(setup) { server in
            for number in [Crowd.number(1), Crowd.number(2), "+442079460018"] {
                #expect(try await server.ask(for: number).status == 200)
            }
            let stopped = try await server.decisions { query in
                query.onlyStopped = true
                query.isNewestFirst = false
            }
            #expect(stopped.allSatisfy { $0.verdict == .admit })
            #expect(
                stopped.map(\.wouldHaveRule) == [
                    SendRule(.limit, .address, .hour), SendRule(.kind),
                ]
            )
        }
    }

    @Test func `a disabled guard records nothing`() async throws {
        try await withServer(.guarded { $0.mode = .off }) { server in
            let answer = try await server.askAndAnswer(for: Crowd.number(1), from: "203.0.113.1")
            #expect(answer.status == 200)
            #expect(try await server.decisions().isEmpty)
            let tallies = try await server.store.read {
                try $0.sendTallies(of: [SendDimension(.project, "")], in: TestServer.projectID)
            }
            #expect(tallies.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that has opted out gets no messages`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            let number = PhoneNumber(e164: Crowd.number(1))
            let now = server.clock.now
            try await server.store.write {
                try $0.setOptOut(
                    OptOut(since: now, source: .operator),
                    of: number,
                    in: TestServer.projectID
                )
            }
            #expect(try await server.ask(for: number.e164).reason == .numberOptedOut)
            #expect(server.messages.isEmpty)
            try await server.store.write {
                try $0.setOptOut(nil, of: number, in: TestServer.projectID)
            }
            #expect(try await server.ask(for: number.e164).status == 200)
        }
    }

    @Test func `second factors' messages are guarded too`() async throws {
        var setup = ServerSetup.guarded { $0.limitAddress(1, in: \.perDay) }
        setup.settings.secondFactors.state = .enabled
        setup.settings.secondFactors.allowsAfterPhone = true
        setup.settings.appVerification.enforcement = .off
        setup.isLive = false
        try await withServer(setup) { server in
            let person = try await server.signIn(Crowd.number(1))
            let first = try await server.startPhoneEnrollment(person.idToken, Crowd.number(2))
            #expect(first.status == 200, "\(first.text)")
            let second = try await server.startPhoneEnrollment(person.idToken, Crowd.number(3))
            #expect(try second.reason == .addressLimit)
            #expect(try await server.decisions().count == 3)
        }
    }

    @Test func `only some of a flood's refusals are recorded`() async throws {
        try await withServer(.guarded { $0.limitAddress(1, in: \.perDay) }) { server in
            for index in 0..<30 { _ = try await server.ask(for: Crowd.number(index)) }
            let decisions = try await server.decisions()
            #expect(decisions.count == 1 + SendRules.recordedRefusals)
            #expect(decisions.allSatisfy { $0.attempt.cost.micros > 0 })
        }
    }
}
