import DialtoneTestSupport
import HTTPTypes
import Testing

@testable import DialtoneServer

struct SetupCodeRoutesTests {
    private static let path = "/sign-in/setup-code"
    private static let address = "otpauth://totp/Shop?secret=JBSWY3DPEHPK3PXP"

    private func draw(_ body: JSONValue, on server: TestServer) async throws -> Answer {
        try await server.post(Self.path, body)
    }

    /// The tests in a browser check that the drawing is readable.
    @Test func `an authenticator URI is drawn as a QR code that is not cached`() async throws {
        try await withServer { server in
            let answer = try await draw(["address": .string(Self.address)], on: server)
            #expect(answer.status == 200)
            #expect(answer.headers[.cacheControl] == "no-store")
            let path = try #require(try answer.json["path"].text)
            #expect(path.hasPrefix("M4 4h7v1h-7z"))
            #expect(path.wholeMatch(of: /(?:M\d+ \d+h\d+v1h-\d+z)+/) != nil)
        }
    }

    @Test(arguments: [
        "", "https://evil.example/", "otpauth://hotp/Shop?secret=JBSWY3DPEHPK3PXP",
        "javascript:alert(1)", address + String(repeating: "A", count: 400),
    ])
    func `other URIs and URIs that are too long are refused`(address: String) async throws {
        try await withServer { server in
            let answer = try await draw(["address": .string(address)], on: server)
            #expect(answer.status == 400)
            #expect(!answer.text.contains("h7v1h-7z"))
            #expect(try await draw(.object([:]), on: server).status == 400)
        }
    }

    @Test func `production draws QR codes for the page that clients open`() async throws {
        try await withServer(ServerSetup { $0.isProduction = true }) { server in
            let answer = try await draw(["address": .string(Self.address)], on: server)
            #expect(answer.status == 200)
            #expect(try await draw(["address": "https://evil.example/"], on: server).status == 400)
        }
    }

    @Test func `a QR code has a margin and grows with its text`() throws {
        let small = try #require(QRCodeDrawing(of: "a"))
        // Version 1 has 21 squares, and the margin has four on each side.
        #expect(small.size == 29)
        let longest = String(repeating: "a", count: QRCodeDrawing.lengthLimit)
        #expect(try #require(QRCodeDrawing(of: longest)).size == 77)
        #expect(QRCodeDrawing(of: longest + "a") == nil)
        #expect(QRCodeDrawing(of: "") == nil)
    }
}
