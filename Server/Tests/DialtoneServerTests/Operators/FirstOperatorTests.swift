import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Logging
import Testing

@testable import DialtoneServer

/// The code with which the first operator is set up, and attacks on it.
struct FirstOperatorTests {
    private func first(of world: OperatorWorld, seed: UInt64 = 51) throws -> FirstOperator {
        let store = SecurityTrailStore(world.server.store)
        let clock = world.server.clock.serverClock
        return FirstOperator(
            store: store,
            audit: AuditLog(
                store: store,
                seal: try TestServer.auditSeal,
                clock: clock,
                logger: Logger(label: "test")
            ),
            clock: clock,
            random: .seeded(seed)
        )
    }

    private static let name = OperatorName(rawValue: "olga")

    @Test func `a code makes an owner, once`() async throws {
        try await withOperators { world in
            let first = try first(of: world)
            let name = try #require(Self.name)
            let code = try #require(try await first.makeCode())
            let invitation = try await first.invite(name, with: code.text, from: world.client)
            await #expect(throws: Refusal.wrongCredentials) {
                _ = try await first.invite(name, with: code.text, from: world.client)
            }
            let made = try world.newPasskey(
                for: try await world.setup.startPasskey(for: invitation)
            )
            _ = try await world.setup.complete(invitation, with: made.response, from: world.client)
            let olga = try #require(try await world.registry.list().operators.first)
            #expect(olga.roles == OperatorRoles(server: .owner))
            #expect(try await first.isOver())
            #expect(try await first.makeCode() == nil)
        }
    }

    @Test func `the first use of one node's code ends those of all nodes`() async throws {
        try await withOperators { world in
            let (one, other) = (try first(of: world), try first(of: world, seed: 52))
            let name = try #require(Self.name)
            let codes = [
                try #require(try await one.makeCode()), try #require(try await other.makeCode()),
            ]
            _ = try await one.invite(name, with: codes[1].text, from: world.client)
            for code in codes {
                await #expect(throws: Refusal.wrongCredentials) {
                    _ = try await other.invite(name, with: code.text, from: world.client)
                }
            }
        }
    }

    @Test func `a code ends after a day, or when there is an operator`() async throws {
        try await withOperators { world in
            let first = try first(of: world)
            let name = try #require(Self.name)
            let late = try #require(try await first.makeCode())
            world.server.clock.advance(by: FirstOperator.lifetime)
            await #expect(throws: Refusal.wrongCredentials) {
                _ = try await first.invite(name, with: late.text, from: world.client)
            }
            let code = try #require(try await first.makeCode())
            _ = try await world.setUp("anna", as: .viewer)
            await #expect(throws: Refusal.wrongCredentials) {
                _ = try await first.invite(name, with: code.text, from: world.client)
            }
        }
    }

    @Test func `guesses are limited by address`() async throws {
        try await withOperators { world in
            let first = try first(of: world)
            let name = try #require(Self.name)
            _ = try await first.makeCode()
            var isLimited = false
            for seed in 0..<UInt64(2_000) where !isLimited {
                do {
                    let guess = SetupCode(random: .seeded(1_000 + seed))
                    _ = try await first.invite(name, with: guess.text, from: world.client)
                } catch Refusal.callLimit {
                    isLimited = true
                } catch Refusal.wrongCredentials {
                    continue
                }
            }
            #expect(isLimited)
        }
    }
}
