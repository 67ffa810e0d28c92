import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attackers who make the server send mail to other people.
@Suite struct MailBombTests {
    @Test(arguments: StoreEngine.tested)
    func `of 100 mails to 100 recipients 30 are sent`(engine: StoreEngine) async throws {
        try await withServer(.limited(on: engine)) { server in
            let statuses = try await answers(of: 0..<100) { index in
                try await server.askForLink("stranger\(index)@example.com").status
            }
            #expect(statuses.count { $0 == 200 } == 30)
            #expect(server.mails.count == 30)
            let refused = try await server.askForLink("next@example.com")
            #expect(try refused.errorCode == .tooManyAttemptsTryLater)
            #expect(try refused.metadata["limit"] == "mails.address.per10Minutes")
            #expect(try refused.retrySeconds ?? 0 > 0)
            #expect(server.mails.count == 30)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a mail whose link is used does not count, from any address`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            for index in 0..<40 {
                let email = "person\(index)@example.com"
                #expect(try await server.askForLink(email).status == 200)
                let code = try #require(server.mails.last?.notice.action?.code)
                let answer = try await server.call(
                    .signInWithEmailLink,
                    ["email": .string(email), "oobCode": .string(code)],
                    from: "192.0.2.\(index)"
                )
                #expect(answer.status == 200)
            }
            #expect(try await server.counted(.mails) == [0, 0])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a code that is used twice returns its mail to the limit once`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            for email in ["a@example.com", "b@example.com"] {
                _ = try await server.askForLink(email)
            }
            let code = try #require(server.mails.last?.notice.action?.code)
            let statuses = try await answers(of: 0..<20) { _ in
                try await server.call(
                    .signInWithEmailLink,
                    ["email": "b@example.com", "oobCode": .string(code)],
                    from: "192.0.2.1"
                )
                .status
            }
            #expect(statuses.count { $0 == 200 } == 1)
            #expect(try await server.counted(.mails) == [1, 1])
        }
    }
}
