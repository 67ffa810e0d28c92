import DialtoneModel
import IdentityToolkit
import Testing

struct OwnerNoticeTests {
    @Test func `the mail about a new second factor has a link that removes it`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let intruder = try await server.proveFirstFactor().signedIn
            let tokens = try await server.enrollPhone("+16505550101", by: intruder.idToken)
            let mail = try #require(server.mails.last)
            #expect(mail.notice.kind == .secondFactorAdded)

            let code = try #require(mail.notice.action?.code)
            #expect(try await server.applyCode(code).status == 200)
            #expect(try await server.account().secondFactors.isEmpty)
            #expect(try await server.refresh(tokens.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test func `a new authenticator app is reported by mail`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            _ = try await server.enrollTOTP(by: person.idToken)
            let kinds = server.mails.map(\.notice.kind)
            #expect(kinds == [.secondFactorAdded])
        }
    }

    @Test func `the mail about a removed second factor has no undo link`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let tokens = try await server.enrollPhone("+16505550101", by: person.idToken)
            let factor = try #require(try await server.account().secondFactors.first)
            let answer = try await server.withdraw(factor.id.rawValue, by: tokens.idToken)
            #expect(answer.status == 200)
            let mail = try #require(server.mails.last)
            #expect(mail.notice.kind == .secondFactorRemoved)
            #expect(mail.notice.action == nil)
        }
    }
}
