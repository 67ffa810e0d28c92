import DialtoneMail
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

/// A server that sends no mail, or whose mails fail.
@Suite struct MissingMailTests {
    /// A reason why no mail is sent.
    enum Lack: CaseIterable, Sendable {
        case noServer, failingServer

        var sender: any MailSender {
            switch self {
            case .noServer: NoMailSender()
            case .failingServer: FailingMailSender()
            }
        }
    }

    private func withLack<Value: Sendable>(
        _ lack: Lack,
        _ engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout ServerSetup) -> Void = { _ in },
        _ test: @escaping @Sendable (TestServer) async throws -> Value
    ) async throws -> Value {
        var setup = ServerSetup()
        setup.engine = engine
        setup.mails = lack.sender
        adjust(&setup)
        return try await withServer(setup, test)
    }

    /// A code for an administrator, who delivers it by other means.
    private func issuedCode(
        _ server: TestServer,
        _ requestType: String,
        _ fields: [String: JSONValue] = [:]
    ) async throws -> String {
        var body = fields
        body["requestType"] = .string(requestType)
        body["email"] = .string(TestServer.email)
        body["returnOobLink"] = true
        let answer = try await server.administer("accounts:sendOobCode", .object(body))
        try #require(answer.status == 200, "\(answer.text)")
        return try #require(try answer.json["oobCode"].text)
    }

    @Test(arguments: StoreEngine.tested)
    func `without a mail server a mail is refused before anything changes`(
        engine: StoreEngine
    ) async throws {
        try await withLack(.noServer, engine) { server in
            let person = try await server.signUp()
            let token = JSONValue.string(person.idToken)
            let email = JSONValue.string(TestServer.email)
            for (kind, fields) in [
                ("PASSWORD_RESET", ["email": email]), ("EMAIL_SIGNIN", ["email": email]),
                ("PASSWORD_RESET", ["email": "eve@example.com"]),
                ("VERIFY_EMAIL", ["idToken": token]),
                ("VERIFY_AND_CHANGE_EMAIL", ["idToken": token, "newEmail": "new@example.com"]),
            ] {
                _ = server.work.takeWork()
                let answer = try await server.askForMail(kind, fields)
                #expect(answer.status == 503)
                #expect(
                    try answer.refusal.message
                        == "UNAVAILABLE : The server cannot send e-mail: `mail.smtp` is not configured."
                )
                #expect(server.work.takeWork().writes == 0)
            }
        }
    }

    @Test(arguments: Lack.allCases, StoreEngine.tested)
    func `an address changes by its code although the notice cannot be mailed`(
        lack: Lack,
        engine: StoreEngine
    ) async throws {
        try await withLack(lack, engine) { server in
            _ = try await server.signUp()
            let code = try await issuedCode(
                server,
                "VERIFY_AND_CHANGE_EMAIL",
                ["newEmail": "new@example.com"]
            )
            let answer = try await server.applyCode(code)
            #expect(answer.status == 200)
            #expect(try answer.json["email"] == "new@example.com")
            #expect(try await server.signInWithPassword("new@example.com").status == 200)
            let dropped = server.logs.entries.filter { $0.message == "an e-mail was not sent" }
            #expect(dropped.map { $0.metadata["mail"] } == ["emailChanged"])
            #expect(!"\(dropped)".contains("example.com"))
        }
    }

    @Test(arguments: Lack.allCases)
    func `an own address changes although the notice cannot be mailed`(lack: Lack) async throws {
        try await withLack(lack, .sqliteInMemory) {
            $0.settings.emailPrivacy = false
        } _: { server in
            let person = try await server.signUp()
            let answer = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "email": "new@example.com"]
            )
            #expect(answer.status == 200)
            let renewed = try #require(try answer.json["idToken"].text)
            let account = try await server.lookUp(renewed).json["users"][0]
            #expect(account["email"] == "new@example.com")
        }
    }

    @Test(arguments: Lack.allCases)
    func `a second factor is enrolled although the notice cannot be mailed`(
        lack: Lack
    ) async throws {
        var setup = ServerSetup.secondFactors()
        setup.mails = lack.sender
        try await withServer(setup) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            _ = try await server.enrollPhone("+16505550142", by: person.idToken)
            let account = try await server.store.read {
                try $0.account(TestServer.person, of: TestServer.projectID)
            }
            #expect(account?.secondFactors.count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a failing mail server does not reveal which addresses have accounts`(
        engine: StoreEngine
    ) async throws {
        try await withLack(.failingServer, engine) { server in
            _ = try await server.signUp()
            let known = try await server.askForMail("PASSWORD_RESET")
            let unknown = try await server.askForMail(
                "PASSWORD_RESET",
                ["email": "eve@example.com"]
            )
            #expect(known.status == 200)
            #expect(unknown.status == 200)
            #expect(try known.json.keys == unknown.json.keys)
        }
    }

    @Test func `without e-mail privacy a failing mail server gets a temporary refusal`()
        async throws
    {
        try await withLack(.failingServer, .sqliteInMemory) {
            $0.settings.emailPrivacy = false
        } _: { server in
            _ = try await server.signUp()
            let answer = try await server.askForMail("PASSWORD_RESET")
            #expect(answer.status == 503)
            #expect(
                try answer.refusal.message
                    == "UNAVAILABLE : The e-mail could not be sent. Try again later."
            )
        }
    }
}
