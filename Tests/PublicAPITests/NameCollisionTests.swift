import Firebase
import Foundation
import HTTPTypesNames
import Testing

struct NameCollisionTests {
    @Test func `Apple's HTTPRequest and HTTPResponse can be used beside this SDK`() {
        // That this file compiles is the claim.
        let (request, response) = (HTTPRequest(), HTTPResponse())
        #expect(type(of: request) == HTTPTypesNames.HTTPRequest.self)
        #expect(type(of: response) == HTTPTypesNames.HTTPResponse.self)
    }

    @Test func `an app can test a transport of its own`() async throws {
        let url = try #require(URL(string: "https://auth.example.org/v1/token"))
        let request = HTTPExchange.Request(url: url, method: "POST", body: Data("{}".utf8))
        let response = try await Echo().send(request)
        #expect(response == HTTPExchange.Response(status: 200, body: Data("{}".utf8)))
    }

    @Test func `importing Firebase provides the names of both products`() {
        let options: FirebaseOptions = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2")
        let provider: PhoneAuthProvider.Type = PhoneAuthProvider.self
        #expect(options.gcmSenderID == "2")
        #expect(provider.id == "phone")
    }
}

private struct Echo: HTTPTransport {
    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        HTTPExchange.Response(status: 200, body: request.body ?? Data())
    }
}
