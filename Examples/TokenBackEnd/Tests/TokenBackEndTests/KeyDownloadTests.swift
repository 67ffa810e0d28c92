import DialtoneTokens
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The download of keys by the system's HTTP client, from servers that misbehave.
struct KeyDownloadTests {
    /// A token that names a key, so that the verifier needs the key set.
    private static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.e30.AAAA"

    private func outcome(_ keys: @escaping @Sendable () -> Response) async throws -> String {
        let router = Router()
        router.get(".well-known/jwks.json") { _, _ in keys() }
        router.get("elsewhere") { _, _ in #"{"keys":[]}"# }
        return try await Application(router: router).test(.live) { client in
            let port = try #require(client.port)
            let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
            let settings = TokenVerifierSettings(server: url, projectID: "shop")
            let verifier = try TokenVerifier(settings)
            let error = await #expect(throws: KeysUnavailable.self) {
                _ = try await verifier.verifyIDToken(Self.token)
            }
            return error?.description ?? ""
        }
    }

    @Test func `a redirect is not followed`() async throws {
        let text = try await outcome {
            Response(status: .found, headers: [.location: "/elsewhere"])
        }
        #expect(text == "The server responded with status 302.")
    }

    @Test func `a response that is too long is given up`() async throws {
        let text = try await outcome {
            let body = ByteBuffer(repeating: UInt8(ascii: " "), count: 4 << 20)
            return Response(status: .ok, body: .init(byteBuffer: body))
        }
        #expect(text.hasPrefix("The keys could not be downloaded"))
    }
}
