package import DialtoneBasics
import Foundation

/// Sends requests to identity providers, at URLs from their configuration or discovery document.
package struct ProviderClient: Sendable {
    /// The maximum size of a response, in bytes.
    ///
    /// Discovery documents, key sets and token responses are all smaller.
    private static let sizeLimit = 256 * 1_024
    private static let timeout = TimeSpan.seconds(5)

    private let http: any OutboundHTTP
    private let policy: OutboundPolicy

    package init(http: any OutboundHTTP, policy: OutboundPolicy) {
        self.http = http
        self.policy = policy
    }

    /// The JSON document at `address`, and the time for which it may be cached, if specified.
    func document<Value: Decodable>(
        _ type: Value.Type,
        at address: String
    ) async throws -> (value: Value, maxAge: TimeSpan?) {
        let answer = try await fetch(address)
        guard answer.status == 200 else { throw ProviderUnavailable() }
        let value = try JSONDecoder().decode(type, from: Data(answer.body))
        return (value, Self.maxAge(answer.headers["cache-control"]))
    }

    /// The response at `address`, with any status.
    func fetch(_ address: String) async throws -> OutboundResponse {
        try await send(OutboundRequest(.get, try check(address)))
    }

    /// Throws ``InvalidOutboundURL`` unless the server may send requests to `address`.
    func check(_ address: String) throws(InvalidOutboundURL) -> OutboundURL {
        try OutboundURL(checking: address, by: policy)
    }

    /// What identifies the server as a client of a provider.
    struct Credentials {
        let clientID: String
        let secret: String

        /// The methods that the provider's token endpoint accepts; if absent, HTTP Basic.
        let methods: [String]?
    }

    /// Posts a form with the client's credentials to a token endpoint.
    func exchange(
        _ form: [(name: String, value: String)],
        of client: Credentials,
        at address: String
    ) async throws -> OutboundResponse {
        var form = form
        form.append((name: "client_id", value: client.clientID))
        let takesForm = client.methods?.contains("client_secret_post") ?? false
        if takesForm { form.append((name: "client_secret", value: client.secret)) }
        let pair = [client.clientID, client.secret].map { FormText.escape($0) }
            .joined(separator: ":")
        return try await post(
            form,
            authorization: takesForm ? nil : "Basic " + Data(pair.utf8).base64EncodedString(),
            to: address
        )
    }

    /// Posts a form to `address` and returns the response.
    func post(
        _ form: [(name: String, value: String)],
        authorization: String?,
        to address: String
    ) async throws -> OutboundResponse {
        var request = OutboundRequest(.post, try OutboundURL(checking: address, by: policy))
        request.headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("accept", "application/json"),
        ]
        if let authorization { request.headers.append(("authorization", authorization)) }
        request.body = Array(FormText.encode(form).utf8)
        return try await send(request)
    }

    private func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        var request = request
        request.timeout = Self.timeout
        request.answerLimit = Self.sizeLimit
        return try await http.send(request)
    }

    private static func maxAge(_ header: String?) -> TimeSpan? {
        guard let match = header?.lowercased().firstMatch(of: /max-age=([0-9]{1,9})/),
            let seconds = Int64(match.1)
        else { return nil }
        return .seconds(seconds)
    }
}

/// An identity provider cannot be reached, or its response is not valid.
package struct ProviderUnavailable: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "an identity provider did not return a valid response" }
}
