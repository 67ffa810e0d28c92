import DialtoneBasics
import Foundation
import HTTPTypes
import IdentityToolkit

extension TestServer {
    /// Calls the second version of the protocol as Google's admin SDKs do in their emulator mode;
    /// `path` is what follows the project.
    func administer(
        _ method: HTTPRequest.Method,
        v2 path: String,
        _ body: JSONValue? = nil,
        project: ProjectID = projectID
    ) async throws -> Answer {
        var headers = Self.owner
        headers[.contentType] = "application/json"
        return try await request(
            method,
            "/identitytoolkit.googleapis.com/v2/projects/\(project)\(path)",
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }
}
