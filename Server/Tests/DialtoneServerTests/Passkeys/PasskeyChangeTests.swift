import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Renaming and removing passkeys.
struct PasskeyChangeTests {
    private func rename(
        _ passkey: SoftwareAuthenticator,
        to name: String,
        by idToken: String,
        on server: TestServer
    ) async throws -> Answer {
        try await server.call(
            .update,
            [
                "idToken": .string(idToken),
                "renamePasskey": [
                    ["credentialId": .string(passkey.text), "name": .string(name)]
                ],
            ]
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `removing a passkey ends the sessions that were opened with it`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (lost, _) = try await server.enrollPasskey(by: owner.idToken)
            let (kept, _) = try await server.enrollPasskey(by: owner.idToken)
            let thief = try SignedIn(await server.signIn(with: lost))
            let other = try SignedIn(await server.signIn(with: kept))
            let removed = try await server.removePasskey(lost, by: owner.idToken)
            #expect(removed.status == 200, "\(removed.text)")
            #expect(try removed.json["idToken"] == .null)

            #expect(try await server.refresh(thief.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(thief.idToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(other.refreshToken).status == 200)
            #expect(try await server.refresh(owner.refreshToken).status == 200)
            #expect(
                try await server.passkeys(of: owner.accountID).map(\.id.bytes)
                    == [kept.credentialID]
            )
            #expect(try await server.account().passkeys.map(\.id.bytes) == [kept.credentialID])
            let names = server.loggedEvents.map(\.name)
            #expect(names.contains("accountChanged passkeyRemoved"))
        }
    }

    @Test func `the session that removes its own passkey continues without a second factor`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let session = try SignedIn(await server.signIn(with: passkey))
            let tokens = try SignedIn(await server.removePasskey(passkey, by: session.idToken))
            #expect(try tokens.claims["firebase"]["sign_in_provider"] == "passkey")
            #expect(try tokens.claims["firebase"]["sign_in_second_factor"] == .null)
            #expect(try await server.lookUp(tokens.idToken).status == 200)
        }
    }

    @Test func `a passkey that the account does not have is neither removed nor renamed`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let thief = try await server.signUpAnonymously()
            for answer in [
                try await server.removePasskey(passkey, by: thief.idToken),
                try await rename(passkey, to: "Mine", by: thief.idToken, on: server),
                try await server.call(
                    .update,
                    ["idToken": .string(thief.idToken), "deletePasskey": ["!"]]
                ),
            ] { #expect(try answer.errorCode == .passkeyEnrollmentNotFound) }
            let stored = try #require(try await server.passkeys(of: owner.accountID).first)
            #expect(stored.name != "Mine")
        }
    }

    @Test func `one unknown passkey makes the whole change fail`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let answer = try await server.call(
                .update,
                [
                    "idToken": .string(owner.idToken), "displayName": "Ada",
                    "deletePasskey": [.string(passkey.text), "AAAA"],
                ]
            )
            #expect(try answer.errorCode == .passkeyEnrollmentNotFound)
            #expect(try await server.passkeys(of: owner.accountID).count == 1)
            #expect(try await server.account().displayName == nil)
        }
    }

    @Test func `a session of any age renames a passkey, but not to nothing`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            server.clock.advance(by: .minutes(20))
            #expect(
                try await rename(passkey, to: "Laptop", by: owner.idToken, on: server).status == 200
            )
            let names = try await server.passkeys(of: owner.accountID).map(\.name)
            #expect(names == ["Laptop"])
            for name in ["", " ", "a\nb", String(repeating: "x", count: 101)] {
                let refused = try await rename(passkey, to: name, by: owner.idToken, on: server)
                #expect(try refused.errorCode == .invalidArgument)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an administrator removes and renames passkeys`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (lost, _) = try await server.enrollPasskey(by: owner.idToken)
            let (kept, _) = try await server.enrollPasskey(by: owner.idToken)
            let session = try SignedIn(await server.signIn(with: lost))
            let answer = try await server.administer(
                "accounts:update",
                [
                    "localId": .string(owner.accountID), "deletePasskey": [.string(lost.text)],
                    "renamePasskey": [["credentialId": .string(kept.text), "name": "Kept"]],
                ]
            )
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await server.passkeys(of: owner.accountID).map(\.name) == ["Kept"])
            #expect(try await server.refresh(session.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(owner.refreshToken).status == 200)
            let unknown = try await server.administer(
                "accounts:update",
                ["localId": .string(owner.accountID), "deletePasskey": [.string(lost.text)]]
            )
            #expect(try unknown.errorCode == .passkeyEnrollmentNotFound)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a deleted account leaves no passkey behind`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let deleted = try await server.call(.delete, ["idToken": .string(owner.idToken)])
            #expect(deleted.status == 200)
            #expect(try await server.passkeys(of: owner.accountID).isEmpty)
            #expect(try await server.signIn(with: passkey).errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test func `administrators' lists show the passkeys of each account`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            _ = try await server.signUpAnonymously()
            let found = try await server.administer("accounts:query", [:]).json["userInfo"]
            let shown = try #require(
                [found[0], found[1]].first { $0["localId"].text == owner.accountID }
            )
            #expect(shown["passkeyInfo"][0]["credentialId"].text == passkey.text)
            let other = try #require(
                [found[0], found[1]].first { $0["localId"] != .string(owner.accountID) }
            )
            #expect(other["passkeyInfo"] == .null)
        }
    }
}
