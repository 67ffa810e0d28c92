import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import PhoneNumbers
import Testing

/// What owners of accounts learn of their recovery codes.
struct RecoveryNoticeTests {
    @Test func `new codes and the use of one are reported by mail, without a link`() async throws {
        try await withServer(.secondFactors()) { server in
            let codes = try await server.recoveryCodes()
            #expect(server.mails.map(\.notice.kind) == [.secondFactorAdded, .recoveryCodesCreated])
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.recover(credential, "0000-0000-0000-0000").status == 400)
            #expect(server.mails.count == 2)
            #expect(try await server.recover(credential, codes[0]).status == 200)
            let mail = try #require(server.mails.last)
            #expect(server.mails.count == 3)
            #expect(mail.notice.kind == .recoveryCodeUsed)
            #expect(mail.notice.action == nil)
            #expect(mail.recipient == "ada@example.com")
            #expect(mail.content.text.contains("recovery code"))
            for code in codes { #expect(!mail.content.text.contains(code)) }
        }
    }

    @Test func `an owner without an address gets text messages`() async throws {
        let afterPhone = ServerSetup.secondFactors { $0.secondFactors.allowsAfterPhone = true }
        try await withServer(afterPhone) { server in
            let number = "+16505550100"
            try await server.addPersonByNumber(number)
            let credential = try #require(
                try await server.proveNumber(number)["mfaPendingCredential"].text
            )
            let factor = try #require(
                try await server.account(id: TestServer.person).secondFactors.first
            )
            let tokens = try SecondTokens(await server.provePhone(factor, for: credential))
            let code = try await server.recoveryCodes(by: tokens)[0]
            server.clock.advance(by: .minutes(5))
            let next = try #require(
                try await server.proveNumber(number)["mfaPendingCredential"].text
            )
            #expect(try await server.recover(next, code).status == 200)
            let notices = server.messages.filter { $0.notice != nil }
            #expect(notices.map(\.notice) == [.recoveryCodesCreated, .recoveryCodeUsed])
            #expect(notices.map(\.phoneNumber.e164) == [number, number])
            #expect(notices.last?.text.contains("recovery code") == true)
            #expect(notices.allSatisfy { $0.action == nil && !$0.text.contains(code) })
            #expect(server.mails.isEmpty)
        }
    }

    @Test func `events report what happened to the codes`() async throws {
        try await withServer(.secondFactors()) { server in
            let codes = try await server.recoveryCodes()
            server.logs.clear()
            let session = try await server.recoveredSession(codes[0])
            _ = try await server.recoveryCodes(by: session)
            try await server.deleteRecoveryCodes()
            #expect(
                server.loggedEvents.map(\.name) == [
                    "accountChanged recoveryCodeUsed", "accountChanged recoveryCodesCreated",
                    "accountChanged recoveryCodesRemoved",
                ]
            )
        }
    }
}
