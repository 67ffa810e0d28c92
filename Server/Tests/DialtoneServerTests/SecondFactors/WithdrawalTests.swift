import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct WithdrawalTests {
    @Test(arguments: StoreEngine.tested)
    func `withdrawing the factor that was used drops the claims and ends other sessions`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let other = try await server.enrolledSession()
            server.clock.advance(by: .minutes(1))
            let person = try await server.enrolledSession()
            server.clock.advance(by: .seconds(2))
            let tokens = try SecondTokens(await server.withdraw("one", by: person.idToken))
            #expect(tokens.answer.keys == ["idToken", "refreshToken"])
            #expect(try tokens.firebase["sign_in_second_factor"] == .null)
            #expect(try tokens.firebase["second_factor_identifier"] == .null)
            #expect(try await server.account().secondFactors.isEmpty)
            #expect(try await server.refresh(other.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(other.idToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.refresh(tokens.refreshToken).status == 200)
        }
    }

    @Test func `withdrawing another factor keeps the claims`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [
                    .phone("+16505550101", at: .start, id: "one"),
                    .phone("+16505550102", at: .start, id: "two"),
                ]
            }
            let person = try await server.enrolledSession()
            let tokens = try SecondTokens(await server.withdraw("two", by: person.idToken))
            #expect(try tokens.firebase["second_factor_identifier"].text == "one")
            #expect(try await server.account().secondFactors.map(\.id.rawValue) == ["one"])
        }
    }

    @Test(arguments: [
        ("nine", "MFA_ENROLLMENT_NOT_FOUND"),
        ("", "MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided."),
    ])
    func `a second factor that the account does not have cannot be withdrawn`(
        id: String,
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            try await server.addPerson(AccountID(rawValue: "bob")) {
                $0.secondFactors = [.phone("+16505550109", at: .start, id: "nine")]
            }
            let person = try await server.enrolledSession()
            let answer = try await server.withdraw(id, by: person.idToken)
            #expect(try answer.refusal.message == message)
            #expect(try await server.account().secondFactors.count == 1)
            #expect(try await server.refresh(person.refreshToken).status == 200)
        }
    }
}
