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

/// Tests the text message that notifies the owner of an account without a verified address of a
/// change, and the link in it.
struct NumberNoticeTests: NumberNoticeSteps {
    @Test(arguments: StoreEngine.tested)
    func `an old session links a provider, and the link in the message removes it`(
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
            #expect(try await server.link(Self.thiefsNumber, to: thief).status == 200)
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
            let taken = try await server.update(
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
            _ = try await server.link(Self.thiefsNumber, to: thief)
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
            _ = try await server.link(Self.thiefsNumber, to: owner)
            server.clock.advance(by: .minutes(2))
            #expect(try await server.link(Self.number, to: other).status == 200)
            let code = try code(of: notices(server).last)
            #expect(try await server.applyCode(code).status == 400)
            #expect(try await account(other, on: server).phoneNumber?.e164 == Self.number)
            #expect(try await account(owner, on: server).phoneNumber?.e164 == Self.thiefsNumber)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a thief's recovery link is refused once the owner has used theirs`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            _ = try await server.link(Self.thiefsNumber, to: thief)
            server.clock.advance(by: .minutes(1))
            let again = try await server.signIn(Self.thiefsNumber)
            server.clock.advance(by: .minutes(1))
            _ = try await server.link("+16505550102", to: again)
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

    /// The ways in which the owner of a mailbox verifies an unverified address of an account.
    enum AddressProof: CaseIterable {
        case passwordReset, emailLink, provider
    }

    @Test(arguments: StoreEngine.tested, AddressProof.allCases)
    func `a number that the address's owner removes gets a notice without a link`(
        engine: StoreEngine,
        proof: AddressProof
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signIn(Self.number)
            let added = try await server.update(
                person,
                ["email": "ada@example.com", "password": "better horse"]
            )
            try #require(added.status == 200)
            let count = notices(server).count
            server.clock.advance(by: .days(2))
            switch proof {
            case .passwordReset:
                let code = try await server.mailCode("PASSWORD_RESET")
                #expect(try await server.resetPassword(code, to: "another horse").status == 200)
            case .emailLink:
                let code = try await server.mailCode("EMAIL_SIGNIN")
                #expect(try await server.signInWithLink(code).status == 200)
            case .provider:
                let profile = #"{"sub":"ada","email":"ada@example.com","email_verified":true}"#
                #expect(
                    try await server.signIn(byProvider: profile, of: .google, with: [:]).status
                        == 200
                )
            }
            #expect(try await account(person, on: server).phoneNumber == nil)
            let later = notices(server).dropFirst(count)
            #expect(later.map(\.notice) == [.phoneNumberChanged])
            #expect(later.allSatisfy { $0.action == nil })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery leaves the unproved address that the account had before`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            _ = try await server.link(Self.number, to: owner)
            #expect(notices(server).isEmpty)
            server.clock.advance(by: .minutes(20))
            _ = try await server.update(owner, ["deleteAttribute": ["EMAIL"]])
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
    func `a notice is sent by the gateway's route and asks for no delivery report`(
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
            // The message is sent after the response.
            while await gateway.nextDispatch()?.message.notice == nil {}
            var record: MessageRecord?
            // The gateway's answer is stored after it has been given.
            repeat {
                record = try await server.store.read { data in
                    try data.messages(
                        MessageFilter(projectID: TestServer.projectID),
                        at: server.clock.now,
                        before: nil,
                        limit: 1
                    ).first
                }
            } while record?.state != .accepted
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
}
