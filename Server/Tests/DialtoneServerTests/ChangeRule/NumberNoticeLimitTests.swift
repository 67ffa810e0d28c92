import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Logging
import PhoneNumbers
import Synchronization
import Testing

/// Tests which changes send no text message, and attempts to make a project pay for many.
struct NumberNoticeLimitTests: NumberNoticeSteps {
    // MARK: Who gets none

    @Test(arguments: StoreEngine.tested)
    func `the owner of a proved address gets a mail and no message`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            _ = try await server.link(Self.number, to: owner)
            server.clock.advance(by: .minutes(20))
            let count = server.mails.count
            #expect(try await linkGoogle(to: owner, on: server).status == 200)
            #expect(server.mails.count == count + 1)
            #expect(notices(server).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a link that a hook refuses sends no notice, and a hook can refuse the notice`(
        engine: StoreEngine
    ) async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup { $0.engine = engine }.asking(hooks)) { server in
            try await server.addScriptedHooks()
            let person = try await stolenSession(server)
            hooks.refuse(.beforeSignIn)
            #expect(try await linkGoogle(to: person, on: server).status == 400)
            #expect(notices(server).isEmpty)
            hooks.refuse(.beforeSendSMS)
            #expect(try await linkGoogle(to: person, on: server).status == 200)
            #expect(notices(server).isEmpty)
            // The message that was not sent does not stand for the next one.
            hooks.play { _ in }
            try await unlinkGoogle(from: person, on: server)
            #expect(notices(server).count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a project that switches the notices off sends none`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.settings.credentialChanges.sendsSMSNotices = false
        }
        try await withServer(setup) { server in
            let person = try await stolenSession(server)
            #expect(try await linkGoogle(to: person, on: server).status == 200)
            #expect(notices(server).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `fictional numbers, and regions and kinds that get no codes, get no messages`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            try await server.addTestNumber(Self.number, code: "123456")
            let session = try await server.sendCode(to: Self.number)
            let person = try SignedIn(await server.complete(session, code: "123456"))
            #expect(try await linkGoogle(to: person, on: server).status == 200)
            let other = try await server.signIn(Self.thiefsNumber)
            try await server.changeSettings { $0.smsRegions.allowed = ["DE"] }
            _ = try await server.signIn(
                byProvider: #"{"sub":"other"}"#,
                of: .google,
                with: ["idToken": .string(other.idToken)]
            )
            #expect(server.messages.allSatisfy { $0.notice == nil })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that opted out gets no message`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await stolenSession(server)
            let number = PhoneNumber(e164: Self.number)
            let now = server.clock.now
            try await server.store.write { data in
                try data.setOptOut(
                    OptOut(since: now, source: .operator),
                    of: number,
                    in: TestServer.projectID
                )
            }
            #expect(try await linkGoogle(to: person, on: server).status == 200)
            #expect(notices(server).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the message to a number that may be another person's now has no link`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.settings.dormantNumbers.action = .wait
            $0.settings.dormantNumbers.after = .days(1)
        }
        try await withServer(setup) { server in
            let owner = try await server.signIn(Self.number)
            server.clock.advance(by: .days(2))
            let session = try await renewed(owner, on: server)
            #expect(try await linkGoogle(to: session, on: server).status == 200)
            let notice = try #require(notices(server).last)
            #expect(notice.action == nil)
            #expect(!notice.text.contains("http"))
        }
    }

    // MARK: Floods and money

    @Test(arguments: StoreEngine.tested)
    func `any number of changes from an old session costs one message a day`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            for _ in 1...12 {
                _ = try await linkGoogle(to: thief, on: server)
                try await unlinkGoogle(from: thief, on: server)
            }
            #expect(notices(server).count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner's own change does not hide that of an old session on the same day`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signIn(Self.number)
            _ = try await linkGoogle(to: owner, on: server)
            #expect(notices(server).count == 1)
            server.clock.advance(by: .minutes(20))
            _ = try await server.link(Self.thiefsNumber, to: owner)
            #expect(notices(server).count == 2)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            let account = try await account(owner, on: server)
            #expect(account.phoneNumber?.e164 == Self.number)
            #expect(account.linkedProviders.map(\.providerID.rawValue) == ["google.com"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number gets three messages a day, however often its links are used`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            for _ in 1...6 {
                let person = try await server.signIn(Self.number)
                _ = try await linkGoogle(to: person, on: server)
                if let code = notices(server).last?.action?.code {
                    _ = try await server.applyCode(code)
                }
                server.clock.advance(by: .minutes(61))
            }
            #expect(notices(server).count == 3)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a notice counts for the project's cap, and none is sent beyond it`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.guarded(on: engine)
        setup.settings.sendGuard.kinds = nil
        setup.settings.sendGuard.prices = ["*": .units(1)]
        setup.settings.sendGuard.caps.project = SpendCap(perDay: .units(3))
        try await withServer(setup) { server in
            let first = try await server.signIn(Self.number)
            #expect(try await linkGoogle(to: first, on: server).status == 200)
            #expect(notices(server).count == 1)
            let tally = try await server.store.read { data in
                try data.sendTallies(of: [SendDimension(.project, "")], in: TestServer.projectID)
            }
            let count = try #require(tally.first).count(in: .day, at: server.clock.now)
            #expect(count.spent == 2_000_000)
            #expect(count.unanswered == 0)
            let second = try await server.signIn(Self.thiefsNumber)
            let linked = try await server.signIn(
                byProvider: #"{"sub":"second"}"#,
                of: .google,
                with: ["idToken": .string(second.idToken)]
            )
            #expect(linked.status == 200)
            #expect(notices(server, to: Self.thiefsNumber).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `accounts with numbers of one prefix cannot pump notices, and a replaced number gets one`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.guarded(on: engine)
        setup.settings.sendGuard.kinds = nil
        setup.settings.sendGuard.notices.prefix = 2
        try await withServer(setup) { server in
            let numbers = (0..<4).map { "+1650555010\($0)" }
            var sessions: [SignedIn] = []
            for number in numbers { sessions.append(try await server.signIn(number)) }
            // The codes of another day do not raise the limit.
            server.clock.advance(by: .days(2))
            for (index, session) in sessions.enumerated() {
                let fresh = try await renewed(session, on: server)
                let linked = try await linkGoogle(
                    #"{"sub":"\#(index)"}"#,
                    to: fresh,
                    on: server
                )
                #expect(linked.status == 200)
            }
            #expect(numbers.map { notices(server, to: $0).count } == [1, 1, 0, 0])
            let last = try await renewed(sessions[3], on: server)
            #expect(try await server.link("+4915123456789", to: last).status == 200)
            #expect(notices(server, to: numbers[3]).map(\.notice) == [.phoneNumberChanged])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message that no gateway accepts costs nothing, and its link is invalid`(
        engine: StoreEngine
    ) async throws {
        let sender = CodesOnly()
        var setup = ServerSetup.guarded(on: engine) { $0.kinds = nil }
        setup.sender = sender
        try await withServer(setup) { server in
            let session = try await server.sendCode(to: Self.number)
            let code = try #require(sender.lastCode)
            let person = try SignedIn(await server.complete(session, code: code))
            #expect(try await linkGoogle(to: person, on: server).status == 200)
            #expect(sender.refusals == 1)
            let id = AccountID(rawValue: person.accountID)
            let now = server.clock.now
            let (open, tallies) = try await server.store.read { data in
                (
                    try data.actionCodes(
                        for: .recoverEmail,
                        of: id,
                        to: PhoneNumber(e164: Self.number),
                        in: TestServer.projectID,
                        at: now
                    ),
                    try data.sendTallies(
                        of: [SendDimension(.project, "")],
                        in: TestServer.projectID
                    )
                )
            }
            #expect(open.isEmpty)
            #expect(tallies.first?.count(in: .day, at: now).sent == 1)
            let ledger = try await server.store.read { data in
                try data.attempts(.textNotice, of: Self.number, in: TestServer.projectID)
            }
            #expect(ledger.tries.isEmpty)
        }
    }

    /// A sender that accepts codes, and refuses notices.
    private final class CodesOnly: SMSSender {
        private struct Refused: Error {}

        private let state = Mutex((lastCode: String?.none, refusals: 0))

        var lastCode: String? { state.withLock(\.lastCode) }
        var refusals: Int { state.withLock(\.refusals) }

        func send(_ message: TextMessage) async throws {
            try state.withLock { state in
                guard let code = message.code else {
                    state.refusals += 1
                    throw Refused()
                }
                state.lastCode = code.digits
            }
        }
    }

    // MARK: Second factors

    @Test(arguments: StoreEngine.tested)
    func `the link removes a factor that a thief added to an account with only a number`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.secondFactors(on: engine)
        setup.settings.secondFactors.allowsAfterPhone = true
        try await withServer(setup) { server in
            let thief = try await server.signIn(Self.number)
            let tokens = try await server.enrollTOTP(by: thief.idToken).tokens
            let notice = try #require(notices(server).last)
            #expect(notice.notice == .secondFactorAdded)
            #expect(try await account(thief, on: server).secondFactors.count == 1)
            #expect(try await server.applyCode(code(of: notice)).status == 200)
            #expect(try await account(thief, on: server).secondFactors.isEmpty)
            #expect(try await server.refresh(tokens.refreshToken).errorCode == .tokenExpired)
        }
    }
}
