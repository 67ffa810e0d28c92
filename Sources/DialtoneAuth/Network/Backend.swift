import Foundation
import IdentityToolkit

/// Makes the protocol's calls for one app, including URLs, headers, timeouts and errors.
final class Backend: Sendable {
    /// The settings that an app can change at run time.
    struct Settings: Sendable {
        var server: ServerAddress?
        var languageCode: String?
        var tenantID: String?
    }

    let app: AppIdentity
    let settings: Locked<Settings>
    let environment: AuthEnvironment

    init(app: AppIdentity, server: ServerAddress?, environment: AuthEnvironment) {
        self.app = app
        self.settings = Locked(Settings(server: server))
        self.environment = environment
    }

    /// The API key and the server address for every call.
    ///
    /// - Throws: An `NSError` that names the missing part of the configuration.
    var project: (apiKey: String, server: ServerAddress) {
        get throws {
            guard let apiKey = app.apiKey, !apiKey.isEmpty else {
                throw AuthErrorCode.invalidAPIKey.error(
                    reason: app.problem ?? "FirebaseOptions.apiKey is not set."
                )
            }
            guard let server = settings.current.server else { throw Self.noServer }
            return (apiKey, server)
        }
    }

    private static var noServer: NSError {
        AuthErrorCode.internalError.error(
            reason: "FirebaseOptions.serverURL (AUTH_SERVER_URL) is not set or not a URL."
        )
    }

    /// Posts `body` and decodes the response.
    ///
    /// - Throws: An `NSError` of ``AuthErrorDomain``, or `CancellationError`.
    func call<Body: Encodable, Answer: Decodable>(
        _ endpoint: EndpointPath,
        _ body: Body,
        headers: [String: String] = [:]
    ) async throws -> Answer {
        do {
            let content = try JSONEncoder().encode(body)
            var request = try makeRequest(endpoint, body: content)
            request.headers.merge(headers) { $1 }
            return try await answer(to: request)
        } catch let error as EncodingError {
            throw InternalError.requestEncoding.error(
                reason: "The request could not be encoded.",
                cause: error
            )
        }
    }

    /// Sends a GET request; `nil` values in `query` are omitted.
    func get<Answer: Decodable>(
        _ endpoint: EndpointPath,
        query: [String: String?]
    ) async throws -> Answer {
        try await answer(to: makeRequest(endpoint, query: query.compactMapValues { $0 }))
    }

    private func answer<Answer: Decodable>(to request: HTTPExchange.Request) async throws -> Answer
    {
        let response = try await send(request)
        guard (200..<300).contains(response.status) else { throw RefusalReader(response).error }
        do {
            return try JSONDecoder().decode(Answer.self, from: response.body)
        } catch {
            throw InternalError.responseDecoding.error(
                reason: "The server's response could not be decoded.",
                cause: error,
                facts: [InternalError.dataKey: response.body]
            )
        }
    }

    private func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        let transport = environment.transport
        do {
            return try await withDeadline(request.timeout) { try await transport.send(request) }
        } catch let error as CancellationError {
            throw error
        } catch let error as ResponseTooLarge {
            throw InternalError.unexpectedResponse.error(
                reason: "The server's response is longer than \(error.limit) bytes.",
                cause: error
            )
        } catch {
            let address = request.url.host.map { " at \($0)" } ?? ""
            let reason = "The server\(address) did not respond."
            throw AuthErrorCode.networkError.error(reason: reason, cause: error)
        }
    }

    private func makeRequest(
        _ endpoint: EndpointPath,
        query: [String: String] = [:],
        body: Data? = nil
    ) throws -> HTTPExchange.Request {
        let (apiKey, server) = try project
        guard let url = server.url(for: endpoint, apiKey: apiKey, query: query) else {
            throw Self.noServer
        }
        var headers = app.headers
        if body != nil { headers["Content-Type"] = "application/json" }
        if let language = settings.current.languageCode, !language.isEmpty {
            headers["X-Firebase-Locale"] = language
        }
        return HTTPExchange.Request(
            url: url,
            method: body == nil ? "GET" : "POST",
            headers: headers,
            body: body,
            timeout: environment.requestDeadline
        )
    }
}
