import DialtoneTestSupport

extension TestKey {
    /// The issuer's ID token for a person, as of the server's time.
    func idToken(
        _ subject: String = "person-1",
        on server: TestServer,
        _ claims: [String: any Sendable] = [:]
    ) throws -> String {
        try token(TestIssuer.claims(subject, at: server.clock.now, claims))
    }
}

extension TestIssuer {
    /// What it says of a person whose address it has proved.
    static let vouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": true, "name": "Pat Doe",
    ]

    /// The same of an address that anybody may have typed in.
    static let unvouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": false, "name": "Pat Doe",
    ]
}
