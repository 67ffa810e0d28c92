import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The system's HTTP client, without cookies and caches.
struct URLSessionTransport: HTTPTransport {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var message = URLRequest(url: request.url, timeoutInterval: request.timeout)
        message.httpMethod = request.method
        message.httpBody = request.body
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        let (body, response) = try await session.data(for: message)
        guard let response = response as? HTTPURLResponse else {
            throw URLError(.badServerResponse)
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            headers[String(describing: name).lowercased()] = String(describing: value)
        }
        return HTTPResponse(status: response.statusCode, headers: headers, body: body)
    }
}
