import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import EmbeddedFiles
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests what each call of the account page needs, and what it cannot reach.
struct AccountPageCallTests {
    /// The owner of an account with one of each thing that the page shows.
    struct Owner: Sendable {
        static let number = PhoneNumber(e164: "+16505550100")
        static let id = AccountID(rawValue: "owner")

        let tokens: SignedIn
        let session: String
        let passkey: String
    }

    /// A call of `account-session.js`.
    struct Call: Sendable, CustomTestStringConvertible {
        enum Need {
            /// A session of any age.
            case session
            /// A session of any age, or a recent sign-in if the project wants one for each change.
            case linking
            case recentSignIn
        }

        let testDescription: String
        let path: EndpointPath
        let need: Need

        /// The fields besides the ID token; they name what belongs to the owner.
        let fields: @Sendable (TestServer, Owner) async throws -> [String: JSONValue]

        init(
            _ name: String,
            _ path: EndpointPath,
            _ need: Need,
            _ fields: @escaping @Sendable (TestServer, Owner) async throws -> [String: JSONValue]
        ) {
            testDescription = name
            self.path = path
            self.need = need
            self.fields = fields
        }
    }

    static let calls: [Call] = [
        Call("load the account", .lookUp, .session) { _, _ in [:] },
        Call("load the devices", .listSessions, .session) { _, owner in
            ["refreshToken": .string(owner.tokens.refreshToken)]
        },
        Call("sign a device out", .revokeSessions, .session) { _, owner in
            ["sessionIds": [.string(owner.session)]]
        },
        Call("rename a passkey", .update, .session) { _, owner in
            ["renamePasskey": [["credentialId": .string(owner.passkey), "name": "Mine"]]]
        },
        Call("remove a passkey", .update, .recentSignIn) { _, owner in
            ["deletePasskey": [.string(owner.passkey)]]
        },
        Call("remove a second factor", .secondFactorWithdraw, .recentSignIn) { _, _ in
            ["mfaEnrollmentId": "factor"]
        },
        Call("change the number", .signInWithPhoneNumber, .linking) { server, _ in
            let number = "+16505550177"
            let session = try await server.sendCode(to: number)
            let code = try server.sentCode(to: number)
            return ["sessionInfo": .string(session), "code": .string(code), "operation": "UPDATE"]
        },
        Call("ask to change the address", .sendOOBCode, .recentSignIn) { _, _ in
            ["requestType": "VERIFY_AND_CHANGE_EMAIL", "newEmail": "new@example.com"]
        },
        Call("ask to confirm the address", .sendOOBCode, .session) { _, _ in
            ["requestType": "VERIFY_EMAIL"]
        },
        Call("choose a password", .update, .recentSignIn) { _, _ in
            ["password": "another horse", "returnSecureToken": true]
        },
        Call("remove the password", .update, .linking) { _, _ in
            ["deleteAttribute": ["PASSWORD"], "returnSecureToken": true]
        },
        Call("remove a provider", .update, .linking) { _, _ in
            ["deleteProvider": ["google.com"], "returnSecureToken": true]
        },
        Call("delete the account", .delete, .recentSignIn) { _, _ in [:] },
    ]

    private static func setup(isStrict: Bool = false) -> ServerSetup {
        .secondFactors { settings in
            settings.secondFactors.allowsAfterPhone = true
            settings.credentialChanges.requiresRecentSignIn = isStrict
        }
    }

    /// The account with all that belongs to it.
    private struct State: Equatable {
        let account: Account?
        let passkeys: [String?]
        let sessions: Int
    }

    private func state(on server: TestServer) async throws -> State {
        try await server.store.read { data in
            State(
                account: try data.account(Owner.id, of: TestServer.projectID),
                passkeys: try data.passkeys(of: Owner.id, in: TestServer.projectID).map(\.name),
                sessions: try data.sessions(of: Owner.id, in: TestServer.projectID).count
            )
        }
    }

    private func makeOwner(on server: TestServer) async throws -> Owner {
        try await server.addPerson(Owner.id) { account in
            account.passwordHash = PasswordHash(rawValue: "x")
            account.phoneNumber = Owner.number
            account.linkedProviders = [LinkedProvider(providerID: .google, rawID: "owner")]
        }
        let first = try await server.proveFirstFactor(Owner.id).signedIn
        let (passkey, tokens) = try await server.enrollPasskey(by: first.idToken)
        try await server.changePerson(Owner.id) { account in
            account.secondFactors.append(.phone("+16505550189", at: .start, id: "factor"))
        }
        let factors = try await server.account(id: Owner.id).secondFactors
        if let factor = factors.first { try await server.prove(factor, by: Owner.id) }
        let answer = try await server.call(
            .listSessions,
            ["idToken": .string(tokens.idToken), "refreshToken": .string(tokens.refreshToken)]
        )
        let sessions = try answer.decoded(ListSessionsResponse.self).sessions
        let session = try #require(sessions.first { $0.current == true }).sessionId
        return Owner(tokens: tokens, session: session, passkey: passkey.text)
    }

    @Test func `the table has every call of the script`() throws {
        let script = String(
            decoding: try #require(EmbeddedFiles.assets["account-session.js"]).bytes,
            as: UTF8.self
        )
        let called = script.matches(of: /"((?:dialtone\/)?v[12])", "(accounts[:\/][A-Za-z:\/]+)"/)
            .map { "\($0.output.1)/\($0.output.2)" }
        #expect(called.count == Self.calls.count)
        #expect(Set(called) == Set(Self.calls.map(\.path.path)))
    }

    @Test(arguments: calls, [false, true])
    func `a recent sign-in with the second factor is enough`(
        call: Call,
        isStrict: Bool
    ) async throws {
        try await withServer(Self.setup(isStrict: isStrict)) { server in
            let owner = try await makeOwner(on: server)
            var body = try await call.fields(server, owner)
            body["idToken"] = .string(owner.tokens.idToken)
            let answer = try await server.call(call.path, .object(body))
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    @Test(arguments: calls, [false, true])
    func `an older sign-in is refused where a recent one is needed`(
        call: Call,
        isStrict: Bool
    ) async throws {
        try await withServer(Self.setup(isStrict: isStrict)) { server in
            let owner = try await makeOwner(on: server)
            server.clock.advance(by: ChangeRule.recency + .seconds(1))
            var body = try await call.fields(server, owner)
            body["idToken"] = .string(owner.tokens.idToken)
            let before = try await state(on: server)
            let answer = try await server.call(call.path, .object(body))
            if call.need == .session || call.need == .linking && !isStrict {
                #expect(answer.status == 200, "\(answer.text)")
            } else {
                #expect(try answer.errorCode == .credentialTooOldLoginAgain)
                #expect(try await state(on: server) == before)
            }
        }
    }

    @Test(arguments: calls)
    func `the cookies of the pages change nothing on their own`(call: Call) async throws {
        try await withServer(Self.setup()) { server in
            let owner = try await makeOwner(on: server)
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            _ = try await browser.finish(with: owner.tokens.refreshToken, on: page)
            let cookies = browser.cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            #expect(cookies.contains("dialtone-session"))
            var fields = try await call.fields(server, owner)
            fields["refreshToken"] = nil
            fields["localId"] = .string(Owner.id.rawValue)
            let before = try await state(on: server)
            for origin in ["https://evil.example", "http://localhost"] {
                var headers: HTTPFields = [.cookie: cookies, .origin: origin]
                headers[values: .contentType] = ["text/plain"]
                let answer = try await server.call(call.path, .object(fields), headers: headers)
                #expect(answer.status == 400, "\(answer.text)")
                #expect(!answer.text.contains(owner.session))
            }
            #expect(try await state(on: server) == before)
        }
    }

    @Test(arguments: calls)
    func `another user reaches nothing of the account by its names`(call: Call) async throws {
        try await withServer(Self.setup()) { server in
            let owner = try await makeOwner(on: server)
            let other = try await server.signUp("other@example.com")
            var body = try await call.fields(server, owner)
            body["refreshToken"] = nil
            body["localId"] = .string(Owner.id.rawValue)
            body["idToken"] = .string(other.idToken)
            let before = try await state(on: server)
            let answer = try await server.call(call.path, .object(body))
            #expect(!answer.text.contains(owner.session))
            #expect(!answer.text.contains("owner@example.com"))
            #expect(try await state(on: server) == before)
            #expect(try await server.refresh(owner.tokens.refreshToken).status == 200)
        }
    }
}
