import HTTPTypes

extension TestServer {
    /// Opens an address as a browser does.
    func open(_ uri: String, headers: HTTPFields = [:]) async throws -> Answer {
        var headers = headers
        headers[.accept] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
        return try await request(.get, uri, headers: headers)
    }

    /// Sends a form as a browser does.
    func submit(_ form: String, to path: String, headers: HTTPFields) async throws -> Answer {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        return try await request(.post, path, headers: headers, body: Array(form.utf8))
    }
}
