import DialtoneTestSupport

extension TestKey {
    /// Returns the issuer's ID token for a user, at the server's time.
    func idToken(
        _ subject: String = "person-1",
        on server: TestServer,
        _ claims: [String: any Sendable] = [:]
    ) throws -> String {
        try token(TestIssuer.claims(subject, at: server.clock.now, claims))
    }
}

extension TestIssuer {
    /// Claims with a verified e-mail address.
    static let vouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": true, "name": "Pat Doe",
    ]

    /// Claims with an unverified e-mail address.
    static let unvouched: [String: any Sendable] = [
        "email": "pat@example.com", "email_verified": false, "name": "Pat Doe",
    ]
}
