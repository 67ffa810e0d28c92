import HTTPTypes

extension TestServer {
    /// Opens an address as a browser does.
    func open(_ uri: String) async throws -> Answer {
        try await request(
            .get,
            uri,
            headers: [.accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"]
        )
    }
}
