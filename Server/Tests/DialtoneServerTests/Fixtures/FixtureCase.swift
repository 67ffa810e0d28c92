import Testing

/// One call of the shared files, and how a server comes into the state that they describe.
struct FixtureCase: Sendable, CustomTestStringConvertible {
    let name: String
    let setup: ServerSetup

    /// Real ID tokens of identity providers, by their placeholders in the files.
    let providerTokens: [String: String]

    /// Returns real values for the placeholders of the request.
    let prepare: @Sendable (TestServer) async throws -> [String: String]

    init(
        _ name: String,
        on setup: ServerSetup = ServerSetup(),
        showing providerTokens: [String: String] = [:],
        prepare: @escaping @Sendable (TestServer) async throws -> [String: String] = { _ in [:] }
    ) {
        self.name = name
        self.setup = setup
        self.providerTokens = providerTokens
        self.prepare = prepare
    }

    var testDescription: String { name }

    static let all =
        phone + appVerification + challenges + email + federation + secondFactors + passkeys
        + account
        + sessions + projects
        + administration + projectConfig + oauthClients + apps + emulator
}
