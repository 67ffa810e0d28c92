import Foundation
import Testing

extension DevServer {
    struct Sent {
        let sessionInfo: String
        let code: String

        /// A wrong code of the same format.
        var wrongCode: String { code == "000000" ? "000001" : "000000" }
    }

    /// Requests a code and reads it from the inbox.
    func sendCode(to phoneNumber: String) async throws -> Sent {
        let answer = try await call(
            "/v1/accounts:sendVerificationCode",
            ["phoneNumber": phoneNumber]
        )
        let sessionInfo = try answer.text("sessionInfo")
        struct Inbox: Decodable {
            struct Entry: Decodable {
                let sessionInfo: String
                let code: String
            }
            let verificationCodes: [Entry]
        }
        let list = try await get("/emulator/v1/projects/demo-dialtone/verificationCodes")
        let inbox = try JSONDecoder().decode(Inbox.self, from: list.data)
        let entry = try #require(inbox.verificationCodes.last { $0.sessionInfo == sessionInfo })
        return Sent(sessionInfo: sessionInfo, code: entry.code)
    }

    func signIn(_ sent: Sent, code: String? = nil) async throws -> Answer {
        try await call(
            "/v1/accounts:signInWithPhoneNumber",
            ["sessionInfo": sent.sessionInfo, "code": code ?? sent.code]
        )
    }

    /// A whole sign-in.
    func signIn(_ phoneNumber: String) async throws -> Answer {
        let answer = try await signIn(try await sendCode(to: phoneNumber))
        try #require(answer.status == 200)
        return answer
    }

    func lookUp(_ idToken: String) async throws -> Answer {
        try await call("/v1/accounts:lookup", ["idToken": idToken])
    }

    /// Requests the IDs of the published keys until they are the expected ones.
    func waitForKeys(_ isRight: ([String]) -> Bool) async throws -> [String] {
        struct Keys: Decodable {
            struct Key: Decodable { let kid: String }
            let keys: [Key]
        }
        for _ in 0..<100_000 {
            let answer = try await get("/.well-known/jwks.json")
            let ids = try JSONDecoder().decode(Keys.self, from: answer.data).keys.map(\.kid)
            if isRight(ids) { return ids }
        }
        throw NeverRight()
    }

    private struct NeverRight: Error {}

    func refresh(_ refreshToken: String) async throws -> Answer {
        try await call(
            "/v1/token",
            ["grant_type": "refresh_token", "refresh_token": refreshToken]
        )
    }
}
