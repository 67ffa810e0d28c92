import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests of claims to accounts whose number was not verified for a long time.
struct NumberClaimTests {
    private static let number = DormantNumberTests.number

    @Test(arguments: StoreEngine.tested)
    func `a claim gets the account after the wait and ends the earlier sessions`(
        engine: StoreEngine
    ) async throws {
        try await withServer(DormantNumberTests.setup(.wait, on: engine)) { server in
            let before = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            let first = try await server.prove(Self.number)
            #expect(try first.errorCode == .tooManyAttemptsTryLater)
            #expect(try first.reason == .numberClaimWaits)
            #expect(try first.retrySeconds == 86_400)
            server.clock.advance(by: .hours(20))
            #expect(try await server.prove(Self.number).retrySeconds == 4 * 3_600)
            server.clock.advance(by: .hours(4))
            let after = try await server.signIn(Self.number)
            #expect(after.accountID == before.accountID)
            #expect(after.isNew == false)
            #expect(try await server.refresh(before.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(after.refreshToken).status == 200)
            #expect(try await server.signIn(Self.number).accountID == before.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a claim is dropped when the account is used`(engine: StoreEngine) async throws {
        try await withServer(DormantNumberTests.setup(.wait, on: engine)) { server in
            let owner = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
            server.clock.advance(by: .hours(12))
            #expect(try await server.refresh(owner.refreshToken).status == 200)
            server.clock.advance(by: .hours(12))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
            server.clock.advance(by: .hours(24))
            #expect(try await server.prove(Self.number).status == 200)
        }
    }

    @Test func `a claim that is too old has to wait again`() async throws {
        try await withServer(DormantNumberTests.setup(.wait)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
            server.clock.advance(by: .days(3) + .seconds(1))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
        }
    }

    @Test func `a claim to a number does not apply to the account's next number`() async throws {
        try await withServer(DormantNumberTests.setup(.wait)) { server in
            let person = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(person.accountID), "phoneNumber": "+16505550101"]
            )
            server.clock.advance(by: .days(1))
            #expect(try await server.prove("+16505550101").retrySeconds == 86_400)
        }
    }
}

extension TimeSpan {
    fileprivate static func + (first: Self, second: Self) -> Self {
        Self(milliseconds: first.milliseconds + second.milliseconds)
    }
}
