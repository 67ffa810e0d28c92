import DialtoneBasics
import Foundation
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import NIOCore

extension TestServer {
    /// Sends anything anywhere.
    func request(
        _ method: HTTPRequest.Method,
        _ uri: String,
        headers: HTTPFields = [:],
        body: [UInt8]? = nil
    ) async throws -> Answer {
        Answer(
            try await client.executeRequest(
                uri: uri,
                method: method,
                headers: headers,
                body: body.map(ByteBuffer.init(bytes:))
            )
        )
    }

    /// Calls as an app does.
    func call(
        _ path: EndpointPath,
        _ body: JSONValue,
        key: String = apiKey,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await post("/\(path.path)?key=\(key)", body, headers: headers)
    }

    /// Calls as Google's admin SDKs do in their emulator mode.
    func administer(
        _ call: String,
        _ body: JSONValue,
        project: ProjectID = projectID
    ) async throws -> Answer {
        try await post(
            "/identitytoolkit.googleapis.com/v1/projects/\(project)/\(call)",
            body,
            headers: Self.owner
        )
    }

    static let owner: HTTPFields = [.authorization: "Bearer owner"]

    func post(
        _ uri: String,
        _ body: JSONValue,
        headers: HTTPFields = [:]
    ) async throws -> Answer {
        var headers = headers
        headers[.contentType] = "application/json"
        return try await request(
            .post,
            uri,
            headers: headers,
            body: Array(try JSONEncoder().encode(body))
        )
    }
}
