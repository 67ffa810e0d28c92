import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

/// The accounts that an identity is linked to, and those that it is not.
struct IdentityLinkingTests {
    private let key: TestKey
    private let issuer: TestIssuer
    private var setup: ServerSetup { .federated(issuer) }

    init() throws {
        key = try TestKey.rs256("key-1")
        issuer = TestIssuer(key)
    }

    @Test func `an unverified address that an account has does not sign in`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
            }
            let before = try await server.account(id: "owner")
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.unvouched)
            )
            #expect(answer.status == 200)
            let json = try answer.json
            #expect(json["needConfirmation"] == true)
            #expect(json["verifiedProvider"] == ["password"])
            #expect(json["localId"] == "owner")
            #expect(json["idToken"] == .null)
            #expect(json["refreshToken"] == .null)
            #expect(try await server.account(id: "owner") == before)
            #expect(
                try await server.store.read { try $0.accountCount(of: TestServer.projectID) } == 1
            )
        }
    }

    @Test func `the pending token of that response links once its owner has signed in`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            let owner = try await server.signUpAnonymously()
            var account = try await server.account(id: owner.accountID)
            account.email = "pat@example.com"
            account.isEmailVerified = true
            try await server.store.write { [account] data in
                _ = try data.holdAccount(account.id, of: account.projectID)
                try data.save(account)
            }
            let pending = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.unvouched)
            )
            let token = try #require(try pending.json["pendingToken"].text)
            let body: JSONValue = [
                "requestUri": "http://localhost", "pendingToken": .string(token),
                "idToken": .string(owner.idToken),
            ]
            let linked = try SignedIn(await server.call(.signInWithIDP, body))
            #expect(linked.accountID == owner.accountID)
            let after = try await server.account(id: owner.accountID)
            #expect(after.linkedProviders.map(\.rawID) == ["person-1"])
            server.clock.advance(by: .minutes(10))
            let late = try await server.call(.signInWithIDP, body)
            #expect(try late.errorCode == .invalidPendingToken)
            let elsewhere = try await server.call(
                .signInWithIDP,
                ["requestUri": "http://localhost", "pendingToken": .string(token + "A")]
            )
            #expect(try elsewhere.errorCode == .invalidPendingToken)
        }
    }

    @Test func `a verified address signs in to the account that has proved it`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true) {
                $0.passwordHash = PasswordHash(rawValue: "x")
                $0.displayName = "Old name"
            }
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.vouched)
            )
            #expect(try SignedIn(answer).accountID == "owner")
            #expect(try answer.json["emailRecycled"] == .null)
            let account = try await server.account(id: "owner")
            #expect(account.passwordHash != nil)
            #expect(account.displayName == "Pat Doe")
            #expect(account.linkedProviders.map(\.providerID) == [TestServer.provider])
        }
    }

    @Test func `an attacker who claimed an address first loses the account to its owner`()
        async throws
    {
        try await withServer(setup) { server in
            try await server.addProvider()
            let attacker = try await server.signIn("+16505550100")
            var account = try await server.account(id: attacker.accountID)
            account.email = "pat@example.com"
            account.passwordHash = PasswordHash(rawValue: "x")
            account.displayName = "An impostor"
            account.photoURL = "https://example.com/impostor.png"
            var other = LinkedProvider(providerID: .google, rawID: "attacker")
            other.email = "attacker@example.com"
            account.linkedProviders = [other]
            try await server.store.write { [account] data in
                _ = try data.holdAccount(account.id, of: account.projectID)
                try data.save(account)
            }
            server.clock.advance(by: .seconds(2))
            let answer = try await server.signIn(
                byProvider: try key.idToken(
                    on: server,
                    ["email": "pat@example.com", "email_verified": true]
                )
            )
            #expect(try SignedIn(answer).accountID == attacker.accountID)
            #expect(try answer.json["emailRecycled"] == true)
            let after = try await server.account(id: attacker.accountID)
            #expect(after.passwordHash == nil)
            #expect(after.phoneNumber == nil)
            #expect(after.displayName == nil)
            #expect(after.photoURL == nil)
            #expect(after.isEmailVerified)
            #expect(after.linkedProviders.map(\.rawID) == ["person-1"])
            #expect(try await server.refresh(attacker.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(attacker.idToken).errorCode == .tokenExpired)
        }
    }

    @Test func `an account can link a provider`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let guest = try await server.signUpAnonymously()
            let linked = try SignedIn(
                await server.signIn(
                    byProvider: try key.idToken(on: server, TestIssuer.vouched),
                    with: ["idToken": .string(guest.idToken)]
                )
            )
            #expect(linked.accountID == guest.accountID)
            #expect(linked.isNew == false)
            let account = try await server.account(id: guest.accountID)
            #expect(account.email == "pat@example.com")
            #expect(!account.isAnonymous)
        }
    }

    @Test(arguments: [true, false])
    func `an identity of another account is not linked`(returnsCredential: Bool) async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            let owner = try SignedIn(
                await server.signIn(byProvider: try key.idToken(on: server, TestIssuer.vouched))
            )
            let guest = try await server.signUpAnonymously()
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.vouched),
                with: [
                    "idToken": .string(guest.idToken),
                    "returnIdpCredential": .bool(returnsCredential),
                ]
            )
            if returnsCredential {
                let json = try answer.json
                #expect(answer.status == 200)
                #expect(json["errorMessage"] == "FEDERATED_USER_ID_ALREADY_LINKED")
                #expect(json["oauthIdToken"].text != nil)
                #expect(json["idToken"] == .null)
            } else {
                #expect(try answer.errorCode == .federatedUserIDAlreadyLinked)
            }
            #expect(try await server.account(id: owner.accountID).linkedProviders.count == 1)
            #expect(try await server.account(id: guest.accountID).linkedProviders.isEmpty)
        }
    }

    @Test func `an address of a third account is not linked`() async throws {
        try await withServer(setup) { server in
            try await server.addProvider()
            try await server.addAccount("owner", email: "pat@example.com", isVerified: true)
            let guest = try await server.signUpAnonymously()
            let answer = try await server.signIn(
                byProvider: try key.idToken(on: server, TestIssuer.vouched),
                with: ["idToken": .string(guest.idToken)]
            )
            #expect(try answer.errorCode == .emailExists)
            #expect(try await server.account(id: guest.accountID).linkedProviders.isEmpty)
        }
    }
}
