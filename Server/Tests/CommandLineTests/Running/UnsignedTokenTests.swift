import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct UnsignedTokenTests {
    private static let header = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0."

    @Test func `with --unsigned-tokens tokens are not signed, and are accepted`()
        async throws
    {
        let server = try await DevServer.start(
            data: ":memory:",
            arguments: ["--unsigned-tokens"]
        )
        let token = try await server.signIn("+16505550113").text("idToken")
        let answer = try await server.call("/v1/accounts:lookup", ["idToken": token])
        #expect(await server.stop() == 0)
        #expect(token.hasPrefix(Self.header))
        #expect(token.hasSuffix("."))
        #expect(answer.status == 200)
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "-1"])
    func `no time in a token crashes the server`(moment: String) async throws {
        let server = try await DevServer.start(
            data: ":memory:",
            arguments: ["--unsigned-tokens"]
        )
        let token = try await server.signIn("+16505550115").text("idToken")
        let parts = token.split(separator: ".")
        let payload = try #require(Data(base64URL: String(parts[1])))
        let forged = String(decoding: payload, as: UTF8.self).replacing(
            /"(auth_time|iat)":[0-9]+/,
            with: { "\"\($0.output.1)\":\(moment)" }
        )
        let text = "\(parts[0]).\(Data(forged.utf8).base64URL)."
        let calls: [(String, [String: String])] = [
            ("accounts:lookup", [:]), ("accounts:update", ["password": "correct horse"]),
            ("accounts:update", ["email": "a@example.com"]), ("accounts:delete", [:]),
        ]
        for (path, fields) in calls {
            let body = fields.merging(["idToken": text]) { $1 }
            _ = try await server.call("/v1/\(path)", body)
        }
        #expect(try await server.get("/healthz").status == 200)
        #expect(await server.stop() == 0)
    }

    @Test func `with --signed-tokens a token without signature is refused`() async throws {
        let server = try await DevServer.start(data: ":memory:", arguments: ["--signed-tokens"])
        let token = try await server.signIn("+16505550114").text("idToken")
        let payload = token.split(separator: ".")[1]
        let answer = try await server.call(
            "/v1/accounts:lookup",
            ["idToken": "\(Self.header)\(payload)."]
        )
        #expect(await server.stop() == 0)
        #expect(answer.error == "INVALID_ID_TOKEN")
    }
}

extension Data {
    fileprivate init?(base64URL text: String) {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        self.init(
            base64Encoded: base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
        )
    }

    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
