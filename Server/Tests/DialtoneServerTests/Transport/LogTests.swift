import DialtoneModel
import DialtoneStorage
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import InMemoryLogging
import PhoneNumbers
import Testing

/// Tests of the logs of a whole run.
struct LogTests {
    @Test(arguments: [false, true])
    func `no number, code, token or handle is ever logged`(isLive: Bool) async throws {
        let setup = ServerSetup { $0.isLive = isLive }
        try await withServer(setup) { server in
            let person = try await server.signIn("+16505550100")
            let anonymous = try await server.signUpAnonymously()
            var secrets = [
                person.idToken, person.refreshToken, anonymous.refreshToken, person.accountID,
            ]
            _ = try await server.refresh(person.refreshToken)
            _ = try await server.lookUp(person.idToken)
            let session = try await server.sendCode(to: "+16505550101")
            _ = try await server.complete(
                session,
                code: server.wrongCode(for: "+16505550101"),
                with: ["idToken": .string(anonymous.idToken)]
            )
            _ = try await server.administer(
                "accounts:lookup",
                ["phoneNumber": ["+16505550100"]]
            )
            _ = try await server.call(.sendVerificationCode, ["phoneNumber": "+1650555010x"])
            _ = try await server.request(.get, "/v1/accounts/+16505550100?code=123456&key=k")
            _ = try await server.request(
                .post,
                "/v1/accounts:lookup?key=k",
                body: Array(#"{"idToken":["+16505550100"]}"#.utf8)
            )
            await server.store.close()
            _ = try await server.call(.sendVerificationCode, ["phoneNumber": "+16505550100"])
            secrets += server.messages.flatMap { message in
                [message.code?.digits, message.sessionInfo?.text, message.text].compactMap(\.self)
            }
            secrets += ["6505550100", "6505550101", "650555010x", TestServer.apiKey]
            let lines = server.logs.entries.map { "\($0.level) \($0.message) \($0.metadata)" }
            #expect(lines.count > 8)
            for secret in secrets {
                #expect(!lines.contains { $0.contains(secret) })
            }
        }
    }
}
