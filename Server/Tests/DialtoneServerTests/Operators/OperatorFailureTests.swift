import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneServer

/// The final limit on an operator's passwords and codes, and attempts to lock an operator out with it.
struct OperatorFailureTests {
    private static let password = "correct horse battery staple"
    private static let home = OperatorClient(address: IPAddress("192.0.2.1"), userAgent: nil)
    private static let away = OperatorClient(address: IPAddress("198.51.100.9"), userAgent: nil)

    /// Sets up an operator at home, with a password.
    private func olga(in world: OperatorWorld) async throws -> TOTPSecret {
        let name = try #require(OperatorName(rawValue: "olga"))
        let invited = try await world.registry.invite(name, as: OperatorRoles(server: .owner))
        let offer = try #require(try await world.setup.offer(for: invited.secret))
        _ = try await world.setup.complete(
            invited.secret,
            offer.sealed,
            password: Self.password,
            code: code(of: offer.secret, in: world),
            from: Self.home
        )
        return offer.secret
    }

    private func code(of secret: TOTPSecret, in world: OperatorWorld) -> String {
        secret.code(at: TOTPSecret.step(at: world.server.clock.now)).digits
    }

    /// Whether a sign-in succeeds, after all pauses.
    private func signsIn(
        _ secret: TOTPSecret?,
        password: String = Self.password,
        from client: OperatorClient,
        in world: OperatorWorld
    ) async throws -> Bool {
        world.server.clock.advance(by: .minutes(6))
        do {
            _ = try await world.access.signIn(
                name: "olga",
                password: password,
                code: secret.map { code(of: $0, in: world) } ?? "000000",
                from: client
            )
            return true
        } catch Refusal.wrongCredentials {
            return false
        }
    }

    @Test func `after a hundred failures the password is refused elsewhere, but not at home`()
        async throws
    {
        try await withOperators { world in
            let secret = try await olga(in: world)
            for attempt in 0..<OperatorFailures.limit {
                // With the right password, the attacker guesses codes.
                let password = attempt.isMultiple(of: 2) ? Self.password : "wrong password"
                #expect(
                    try await !signsIn(nil, password: password, from: Self.away, in: world)
                )
            }
            #expect(try await !signsIn(secret, from: Self.away, in: world))
            #expect(try await signsIn(secret, from: Self.home, in: world))
            // A success at home gives the attacker no further guesses.
            #expect(try await !signsIn(secret, from: Self.away, in: world))
            let olga = try #require(try await world.registry.list().operators.first)
            #expect(olga.failures.isExhausted)
        }
    }

    @Test func `a success clears the failures from addresses like it`() async throws {
        try await withOperators { world in
            let secret = try await olga(in: world)
            for _ in 1..<OperatorFailures.limit {
                #expect(try await !signsIn(nil, from: Self.home, in: world))
            }
            #expect(try await signsIn(secret, from: Self.home, in: world))
            for _ in 0..<OperatorFailures.limit {
                #expect(try await !signsIn(nil, from: Self.home, in: world))
            }
            #expect(try await !signsIn(secret, from: Self.home, in: world))
        }
    }

    @Test func `a new link ends the block, and passkeys are not affected by it`() async throws {
        try await withOperators { world in
            let (passkey, _) = try await world.setUp("olga")
            for _ in 0..<OperatorFailures.limit {
                #expect(try await !signsIn(nil, from: Self.away, in: world))
            }
            _ = try await world.signIn(with: passkey)
            let secret = try await olga(in: world)
            #expect(try await signsIn(secret, from: Self.away, in: world))
        }
    }
}
