import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneServer

/// The operators of a server at `https://id.example.com`, and what their devices do.
struct OperatorWorld {
    let server: TestServer
    let access: OperatorAccess
    let setup: OperatorSetup
    let passkeys: OperatorPasskeyRegistry
    let registry: OperatorRegistry
    var client = OperatorClient(address: IPAddress("192.0.2.1"), userAgent: nil)

    init(_ server: TestServer, consoleURL: String?) throws {
        self.server = server
        let dependencies = try server.operatorDependencies(seed: 41, consoleURL: consoleURL)
        access = OperatorAccess(dependencies)
        setup = OperatorSetup(dependencies)
        passkeys = OperatorPasskeyRegistry(dependencies)
        registry = OperatorRegistry(
            store: SecurityTrailStore(server.store),
            clock: server.clock.serverClock,
            random: .seeded(43)
        )
    }

    /// Invites an operator, who creates a passkey.
    func setUp(
        _ name: String,
        as role: AdminRole = .owner,
        _ adjust: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) async throws -> (passkey: SoftwareAuthenticator, acting: ActingOperator) {
        let name = try #require(OperatorName(rawValue: name))
        let invited = try await registry.invite(name, as: OperatorRoles(server: role))
        let started = try await setup.startPasskey(for: invited.secret)
        let made = try newPasskey(for: started, adjust)
        let secret = try await setup.complete(invited.secret, with: made.response, from: client)
        return (made.passkey, try #require(try await access.session(of: secret)))
    }

    /// Creates a passkey, and the response that registers it.
    func newPasskey(
        for started: StartedOperatorPasskey,
        _ adjust: (inout SoftwareAuthenticator) -> Void = { _ in }
    ) throws -> (passkey: SoftwareAuthenticator, response: PasskeyResponse<PasskeyRegistration>) {
        var passkey = try SoftwareAuthenticator()
        passkey.relyingPartyID = started.relyingPartyID
        passkey.origin = "https://id.example.com"
        passkey.userHandle = started.userHandle
        adjust(&passkey)
        let made = passkey.registration(challenge: started.challenge)
        let response = PasskeyResponse(
            id: try PasskeyID(of: passkey),
            content: PasskeyRegistration(
                clientDataJSON: made.clientDataJSON,
                attestationObject: made.attestationObject,
                transports: []
            )
        )
        return (passkey, response)
    }

    func addPasskey(for acting: ActingOperator) async throws -> SoftwareAuthenticator {
        let made = try newPasskey(for: try await passkeys.start(for: acting))
        try await passkeys.add(made.response, named: "Second", for: acting, from: client)
        return made.passkey
    }

    /// What a passkey returns to a challenge.
    func response(
        of passkey: SoftwareAuthenticator,
        to started: StartedPasskeySignIn
    ) throws -> PasskeyResponse<PasskeyAssertion> {
        let signed = try passkey.assertion(challenge: started.challenge)
        return PasskeyResponse(
            id: try PasskeyID(of: passkey),
            content: PasskeyAssertion(
                clientDataJSON: signed.clientDataJSON,
                authenticatorData: signed.authenticatorData,
                signature: signed.signature,
                userHandle: signed.userHandle
            )
        )
    }

    /// What a passkey returns to a new challenge for a sign-in.
    func assertion(
        by passkey: SoftwareAuthenticator
    ) throws -> PasskeyResponse<PasskeyAssertion> {
        try response(of: passkey, to: try access.startPasskeySignIn())
    }

    func signIn(with passkey: SoftwareAuthenticator) async throws -> ActingOperator {
        let secret = try await access.signIn(with: try assertion(by: passkey), from: client)
        return try #require(try await access.session(of: secret))
    }

    func expectRefusal(of passkey: SoftwareAuthenticator) async throws {
        let signed = try assertion(by: passkey)
        await #expect(throws: Refusal.self) {
            _ = try await access.signIn(with: signed, from: client)
        }
    }
}

/// Runs `body` with the operators of a production server.
func withOperators(
    consoleURL: String? = "https://id.example.com",
    _ body: @escaping @Sendable (OperatorWorld) async throws -> Void
) async throws {
    let setup = ServerSetup {
        $0.isProduction = true
        $0.adjustListener = { $0.publicURL = "https://id.example.com" }
    }
    try await withServer(setup) { server in
        try await body(try OperatorWorld(server, consoleURL: consoleURL))
    }
}

extension PasskeyID {
    init(of passkey: SoftwareAuthenticator) throws {
        self = try #require(PasskeyID(bytes: passkey.credentialID))
    }
}

/// Expects that a response of an authenticator is refused for this reason.
func expectPasskeyRefusal(
    _ reason: PasskeyRefusal.Reason,
    _ body: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    do {
        try await body()
        Issue.record("was accepted", sourceLocation: sourceLocation)
    } catch Refusal.passkey(.invalidResponse(let found, _)) {
        #expect(found == reason, sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
