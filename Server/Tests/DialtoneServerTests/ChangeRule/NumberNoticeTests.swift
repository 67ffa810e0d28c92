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

/// The text message that tells the owner of an account without a proved address of a change, and
/// attempts to suppress, abuse or defeat it.
struct NumberNoticeTests {
    private static let number = "+16505550100"
    private static let thiefsNumber = "+16505550101"

    private func notices(_ server: TestServer, to number: String = number) -> [TextMessage] {
        server.messages.filter { $0.notice != nil && $0.phoneNumber.e164 == number }
    }

    private func code(of notice: TextMessage?) throws -> String {
        try #require(notice?.action?.code)
    }

    private func update(
        _ server: TestServer,
        _ person: SignedIn,
        _ fields: [String: JSONValue]
    ) async throws -> Answer {
        try await server.call(
            .update,
            .object(fields.merging(["idToken": .string(person.idToken)]) { $1 })
        )
    }

    private func link(
        _ number: String,
        to person: SignedIn,
        on server: TestServer
    ) async throws -> Answer {
        let session = try await server.sendCode(to: number)
        return try await server.complete(
            session,
            code: try server.sentCode(to: number),
            with: ["idToken": .string(person.idToken), "operation": "LINK"]
        )
    }

    private func linkGoogle(to person: SignedIn, on server: TestServer) async throws -> Answer {
        try await server.signIn(
            byProvider: #"{"sub":"thief"}"#,
            of: .google,
            with: ["idToken": .string(person.idToken)]
        )
    }

    private func unlinkGoogle(from person: SignedIn, on server: TestServer) async throws {
        let answer = try await update(server, person, ["deleteProvider": ["google.com"]])
        try #require(answer.status == 200)
    }

    private func account(_ person: SignedIn, on server: TestServer) async throws -> Account {
        try await server.account(id: AccountID(rawValue: person.accountID))
    }

    /// Signs the owner in, and waits until a stolen token is old.
    private func stolenSession(_ server: TestServer) async throws -> SignedIn {
        let owner = try await server.signIn(Self.number)
        server.clock.advance(by: .minutes(20))
        return owner
    }

    // MARK: The way back

    @Test(arguments: StoreEngine.tested)
    func `an old session links a provider, and the link in the message takes it off again`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            #expect(try await linkGoogle(to: thief, on: server).status == 200)
            let notice = try #require(notices(server).last)
            #expect(notice.notice == .signInChanged)
            let action = try #require(notice.action)
            #expect(action.link.hasSuffix("/__/auth/action?oobCode=\(action.code)"))
            #expect(notice.text.hasSuffix(action.link))
            #expect(server.mails.isEmpty)
            #expect(try await server.applyCode(action.code).status == 200)
            let account = try await account(thief, on: server)
            #expect(account.linkedProviders.isEmpty)
            #expect(account.email == nil)
            #expect(account.phoneNumber?.e164 == Self.number)
            #expect(try await server.refresh(thief.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.applyCode(action.code).errorCode == .invalidOOBCode)
            #expect(try await server.signIn(Self.number).accountID == thief.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number that an old session replaced comes back, and the thief's does not sign in`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            #expect(try await link(Self.thiefsNumber, to: thief, on: server).status == 200)
            let notice = try #require(notices(server).last)
            #expect(notice.notice == .phoneNumberChanged)
            #expect(notices(server, to: Self.thiefsNumber).isEmpty)
            let thiefsOwn = try await server.signIn(Self.thiefsNumber)
            #expect(thiefsOwn.accountID == thief.accountID)
            #expect(try await server.applyCode(code(of: notice)).status == 200)
            #expect(try await account(thief, on: server).phoneNumber?.e164 == Self.number)
            #expect(try await server.refresh(thiefsOwn.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.signIn(Self.thiefsNumber).accountID != thief.accountID)
            #expect(try await server.signIn(Self.number).accountID == thief.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a fresh session sets a password, and the link in the message removes it`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await server.signIn(Self.number)
            let taken = try await update(
                server,
                thief,
                ["email": "evil@example.com", "password": "evil password"]
            )
            #expect(taken.status == 200)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            let account = try await account(thief, on: server)
            #expect(account.email == nil)
            #expect(account.passwordHash == nil)
            let again = try await server.signInWithPassword("evil@example.com", "evil password")
            #expect(again.status == 400)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an owner who signed in with the replaced number anew gets the old account back`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            _ = try await link(Self.thiefsNumber, to: thief, on: server)
            server.clock.advance(by: .minutes(2))
            let stranded = try await server.signIn(Self.number)
            #expect(stranded.accountID != thief.accountID)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            #expect(try await account(thief, on: server).phoneNumber?.e164 == Self.number)
            #expect(try await account(stranded, on: server).phoneNumber == nil)
            #expect(try await server.refresh(stranded.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an older account that has proved the number since keeps it`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let other = try await server.signIn("+16505550102")
            server.clock.advance(by: .minutes(1))
            let owner = try await server.signIn(Self.number)
            _ = try await link(Self.thiefsNumber, to: owner, on: server)
            server.clock.advance(by: .minutes(2))
            #expect(try await link(Self.number, to: other, on: server).status == 200)
            let code = try code(of: notices(server).last)
            #expect(try await server.applyCode(code).status == 400)
            #expect(try await account(other, on: server).phoneNumber?.e164 == Self.number)
            #expect(try await account(owner, on: server).phoneNumber?.e164 == Self.thiefsNumber)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a thief's own way back is worth nothing once the owner has used theirs`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            _ = try await link(Self.thiefsNumber, to: thief, on: server)
            server.clock.advance(by: .minutes(1))
            let again = try await server.signIn(Self.thiefsNumber)
            server.clock.advance(by: .minutes(1))
            _ = try await link("+16505550102", to: again, on: server)
            let thiefsCode = try code(of: notices(server, to: Self.thiefsNumber).last)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            #expect(try await server.applyCode(thiefsCode).errorCode == .invalidOOBCode)
            #expect(try await account(thief, on: server).phoneNumber?.e164 == Self.number)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a change of address that the thief asked for before is not confirmed after the recovery`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await server.signIn(Self.number)
            let asked = try await server.askForMail(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(thief.idToken), "newEmail": "evil@example.com"]
            )
            #expect(asked.status == 200)
            let pending = try #require(server.mails.last?.notice.action?.code)
            _ = try await linkGoogle(to: thief, on: server)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            #expect(try await server.applyCode(pending).errorCode == .invalidOOBCode)
            #expect(try await account(thief, on: server).email == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner gets the account back although the thief has proved an address since`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await server.signIn(Self.number)
            _ = try await server.askForMail(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(thief.idToken), "newEmail": "evil@example.com"]
            )
            let confirmation = try #require(server.mails.last?.notice.action?.code)
            #expect(try await server.applyCode(confirmation).status == 200)
            #expect(try await account(thief, on: server).isEmailVerified)
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            let account = try await account(thief, on: server)
            #expect(account.email == nil)
            #expect(account.phoneNumber?.e164 == Self.number)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery leaves the unproved address that the account had before`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            _ = try await link(Self.number, to: owner, on: server)
            #expect(notices(server).isEmpty)
            server.clock.advance(by: .minutes(20))
            _ = try await update(server, owner, ["deleteAttribute": ["EMAIL"]])
            #expect(try await server.applyCode(code(of: notices(server).last)).status == 200)
            let account = try await account(owner, on: server)
            #expect(account.email == TestServer.email)
            #expect(!account.isEmailVerified)
            #expect(account.phoneNumber?.e164 == Self.number)
        }
    }

    @Test func `the link opens the page, which hides the number, and its button undoes the change`()
        async throws
    {
        try await withServer { server in
            let thief = try await stolenSession(server)
            _ = try await linkGoogle(to: thief, on: server)
            let code = try code(of: notices(server).last)
            let page = try await server.request(.get, "/__/auth/action?oobCode=\(code)")
            #expect(page.status == 200)
            #expect(page.text.contains("+*******0100"))
            #expect(!page.text.contains("6505550100"))
            #expect(try await !account(thief, on: server).linkedProviders.isEmpty)
            let done = try await server.request(
                .post,
                "/__/auth/action",
                headers: [.contentType: "application/x-www-form-urlencoded"],
                body: Array("oobCode=\(code)".utf8)
            )
            #expect(done.status == 200)
            #expect(try await account(thief, on: server).linkedProviders.isEmpty)
        }
    }

    @Test func `neither the number nor the link of a notice is logged`() async throws {
        try await withServer { server in
            let thief = try await stolenSession(server)
            _ = try await linkGoogle(to: thief, on: server)
            let code = try code(of: notices(server).last)
            _ = try await server.request(.get, "/__/auth/action?oobCode=\(code)")
            _ = try await server.applyCode(code)
            let lines = server.logs.entries.map { "\($0.message) \($0.metadata)" }
            #expect(!lines.contains { $0.contains(code) || $0.contains("6505550100") })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a gateway gets the notice by its route, and no report about it`(
        engine: StoreEngine
    ) async throws {
        let gateway = ScriptedGateway("a", .taken(as: "m"))
        let setup = ServerSetup {
            $0.engine = engine
            $0.gateways = [gateway]
        }
        try await withServer(setup) { server in
            let session = try await server.sendCode(to: Self.number)
            let sent = try #require(gateway.dispatches.last?.message.code?.digits)
            let thief = try SignedIn(await server.complete(session, code: sent))
            _ = try await linkGoogle(to: thief, on: server)
            var record: MessageRecord?
            // The message is sent after the response.
            for _ in 0..<500 where record?.state != .accepted {
                try await Task.sleep(for: .milliseconds(10))
                record = try await server.store.read { data in
                    try data.messages(
                        MessageFilter(projectID: TestServer.projectID),
                        at: server.clock.now,
                        before: nil,
                        limit: 1
                    ).first
                }
            }
            let notice = try #require(record)
            #expect(notice.notice == .signInChanged)
            #expect(notice.state == .accepted)
            #expect(gateway.dispatches.last?.message.notice == .signInChanged)
            let due = try await server.store.write { data in
                try data.claimMessageReports(
                    dueAt: server.clock.now + .days(30),
                    until: server.clock.now + .days(31),
                    limit: 10
                )
            }
            #expect(!due.contains { $0.sessionID == notice.sessionID })
        }
    }

    // MARK: Who gets none

    @Test(arguments: StoreEngine.tested)
    func `the owner of a proved address gets a mail and no message`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            _ = try await link(Self.number, to: owner, on: server)
            server.clock.advance(by: .minutes(20))
            let count = server.mails.count
            #expect(try await linkGoogle(to: owner, on: server).status == 200)
            #expect(server.mails.count == count + 1)
            #expect(notices(server).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a link that a hook refuses tells no one, and a hook can refuse the message`(
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
    func `a project that switches the messages off pays for none`(
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
            let token = try await server.refresh(owner.refreshToken).json["id_token"].text
            let session = SignedIn(
                accountID: owner.accountID,
                idToken: try #require(token),
                refreshToken: owner.refreshToken
            )
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
            _ = try await link(Self.thiefsNumber, to: owner, on: server)
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
    func `a message that no gateway takes costs nothing, and its link is gone`(
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
        }
    }

    /// Takes codes, and refuses notices.
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
    func `a factor that a thief added to an account with only a number is taken off by the link`(
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
