import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

@testable import DialtoneServer

/// Operators' passkeys, and attacks on them.
struct OperatorPasskeyTests {
    private typealias Flag = SoftwareAuthenticator.Flag

    @Test func `a passkey replaces password and authenticator app`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let list = try await world.registry.list()
            let olga = try #require(list.operators.first)
            #expect(olga.passwordHash == nil && olga.sealedSecret == nil)
            #expect(list.passkeys == [olga.id: 1])
            world.server.clock.advance(by: .minutes(1))
            let acting = try await world.signIn(with: passkey)
            #expect(acting.person.id == olga.id)
            let stored = try #require(try await world.passkeys.list(of: olga.id).first)
            #expect(stored.lastUsedAt == world.server.clock.now)
            for (password, code) in [("", ""), ("correct horse battery staple", "000000")] {
                await #expect(throws: Refusal.wrongCredentials) {
                    _ = try await world.access.signIn(
                        name: "olga",
                        password: password,
                        code: code,
                        from: world.client
                    )
                }
            }
        }
    }

    @Test func `a response that was sent before is refused`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let signed = try world.assertion(by: passkey)
            _ = try await world.access.signIn(with: signed, from: world.client)
            await expectPasskeyRefusal(.challengeUsed) {
                _ = try await world.access.signIn(with: signed, from: world.client)
            }
        }
    }

    @Test func `a challenge expires after five minutes`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let signed = try world.assertion(by: passkey)
            world.server.clock.advance(by: .minutes(5))
            await expectPasskeyRefusal(.challengeExpired) {
                _ = try await world.access.signIn(with: signed, from: world.client)
            }
        }
    }

    @Test(arguments: [
        "https://id.example.com.evil.example", "https://evil.id.example.com",
        "https://id.example.com:8443", "http://id.example.com", "https://example.com",
    ])
    func `pages of other origins cannot use a passkey`(origin: String) async throws {
        try await withOperators { world in
            var (passkey, _) = try await world.setUp("olga")
            passkey.origin = origin
            try await world.expectRefusal(of: passkey)
        }
    }

    @Test func `a passkey of another domain, without verification or of a frame is refused`()
        async throws
    {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let lies: [(inout SoftwareAuthenticator) -> Void] = [
                { $0.relyingPartyID = "example.com" },
                { $0.flags &= ~Flag.userVerified },
                { $0.flags &= ~Flag.userPresent },
                {
                    $0.isCrossOrigin = true
                    $0.topOrigin = "https://evil.example"
                },
                { $0.userHandle = [1, 2, 3] },
                { $0.userHandle = [] },
                { $0.credentialID = [UInt8](repeating: 7, count: 20) },
                { $0.type = "webauthn.create" },
            ]
            for lie in lies {
                var liar = passkey
                lie(&liar)
                try await world.expectRefusal(of: liar)
            }
            var forger = try SoftwareAuthenticator(credentialID: passkey.credentialID)
            forger.relyingPartyID = passkey.relyingPartyID
            forger.origin = passkey.origin
            forger.userHandle = passkey.userHandle
            try await world.expectRefusal(of: forger)
            _ = try await world.signIn(with: passkey)
        }
    }

    @Test func `a counter that does not increase is refused`() async throws {
        try await withOperators { world in
            var (passkey, _) = try await world.setUp("olga") { $0.counter = 5 }
            passkey.counter = 5
            try await world.expectRefusal(of: passkey)
            passkey.counter = 6
            _ = try await world.signIn(with: passkey)
        }
    }

    @Test func `a removed passkey is refused, and the only credential stays`() async throws {
        try await withOperators { world in
            let (first, acting) = try await world.setUp("olga")
            let id = acting.person.id
            await #expect(throws: Refusal.self) {
                try await world.passkeys.remove(
                    PasskeyID(of: first),
                    of: id,
                    from: world.client
                )
            }
            let second = try await world.addPasskey(for: acting)
            try await world.passkeys.remove(PasskeyID(of: first), of: id, from: world.client)
            try await world.expectRefusal(of: first)
            _ = try await world.signIn(with: second)
        }
    }

    @Test func `an operator cannot rename or remove the passkey of another`() async throws {
        try await withOperators { world in
            let (olgas, _) = try await world.setUp("olga")
            let (_, ben) = try await world.setUp("ben")
            for attack in 0..<2 {
                await #expect(throws: Refusal.passkey(.notFound)) {
                    let id = try PasskeyID(of: olgas)
                    if attack == 0 {
                        try await world.passkeys.remove(id, of: ben.person.id, from: world.client)
                    } else {
                        try await world.passkeys.rename(
                            id,
                            of: ben.person.id,
                            to: "mine",
                            from: world.client
                        )
                    }
                }
            }
            _ = try await world.signIn(with: olgas)
        }
    }

    @Test func `a passkey confirms only its owner's session, by a challenge for it`() async throws {
        try await withOperators { world in
            let (olgas, olga) = try await world.setUp("olga")
            let (bens, ben) = try await world.setUp("ben")
            let started = try world.access.startPasskeyConfirmation(olga)
            let attacks = [
                (olga, try world.response(of: bens, to: started)),
                (ben, try world.response(of: olgas, to: started)),
                (ben, try world.response(of: bens, to: started)),
                (olga, try world.assertion(by: olgas)),
            ]
            for (acting, response) in attacks {
                await #expect(throws: Refusal.self) {
                    try await world.access.confirm(acting, with: response, from: world.client)
                }
            }
            let own = try world.response(of: olgas, to: started)
            // The challenge for the session is not one for a sign-in.
            await #expect(throws: Refusal.self) {
                _ = try await world.access.signIn(with: own, from: world.client)
            }
            try await world.access.confirm(olga, with: own, from: world.client)
            await expectPasskeyRefusal(.challengeUsed) {
                try await world.access.confirm(olga, with: own, from: world.client)
            }
        }
    }

    @Test func `a registration belongs to its session and is accepted once`() async throws {
        try await withOperators { world in
            let (_, olga) = try await world.setUp("olga")
            let (_, ben) = try await world.setUp("ben")
            let started = try await world.passkeys.start(for: olga)
            let made = try world.newPasskey(for: started)
            await #expect(throws: Refusal.self) {
                try await world.passkeys.add(
                    made.response,
                    named: "",
                    for: ben,
                    from: world.client
                )
            }
            try await world.passkeys.add(made.response, named: "", for: olga, from: world.client)
            await expectPasskeyRefusal(.challengeUsed) {
                try await world.passkeys.add(
                    made.response,
                    named: "",
                    for: olga,
                    from: world.client
                )
            }
            #expect(try await world.passkeys.list(of: olga.person.id).count == 2)
        }
    }

    @Test func `a disabled operator's passkey is refused`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let (_, ben) = try await world.setUp("ben", as: .viewer)
            _ = try await world.setUp("anna")
            let olga = try #require(
                try await world.registry.list().operators.first { $0.name.rawValue == "olga" }
            )
            _ = try await world.registry.change(olga.id) { $0.isDisabled = true }
            try await world.expectRefusal(of: passkey)
            #expect(!ben.person.isDisabled)
        }
    }

    @Test func `a new link replaces every passkey`() async throws {
        try await withOperators { world in
            let (former, acting) = try await world.setUp("olga")
            let added = try await world.addPasskey(for: acting)
            let (present, _) = try await world.setUp("olga")
            try await world.expectRefusal(of: former)
            try await world.expectRefusal(of: added)
            _ = try await world.signIn(with: present)
        }
    }

    @Test func `without a domain there are no passkeys`() async throws {
        for url in [nil, "https://192.0.2.1", "no URL"] {
            try await withOperators(consoleURL: url) { world in
                #expect(!world.access.hasPasskeys)
            }
        }
    }

    @Test func `the console's forms sign in, and those of other sites do not`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            let server = world.server
            let options = try await server.request(.get, "/console/sign-in/passkey")
            #expect(options.headers[.cacheControl] == "no-store")
            let text = try #require(try options.json["challenge"].text)
            let challenge = try #require(Base64URL.decode(text))
            let signed = try passkey.assertion(challenge: challenge).json
            let json = String(decoding: try JSONEncoder().encode(signed), as: UTF8.self)
            let form = "next=%2Fconsole%2Fprofile&passkey=\(PagePath.escaped(json))"
            for (site, status) in [("cross-site", 403), ("same-origin", 303), ("same-origin", 400)]
            {
                let answer = try await server.request(
                    .post,
                    "/console/sign-in/passkey",
                    headers: [
                        .contentType: "application/x-www-form-urlencoded", .fetchSite: site,
                    ],
                    body: Array(form.utf8)
                )
                #expect(answer.status == status)
                #expect((answer.headers[.setCookie] != nil) == (status == 303))
            }
            for hostile in ["", "{}", "[1]", String(repeating: "[", count: 9_000), "%00"] {
                let answer = try await server.request(
                    .post,
                    "/console/sign-in/passkey",
                    headers: [
                        .contentType: "application/x-www-form-urlencoded",
                        .fetchSite: "same-origin",
                    ],
                    body: Array("passkey=\(hostile)".utf8)
                )
                #expect(answer.status == 400, "\(hostile.prefix(9))")
            }
        }
    }
}
