import DialtoneAuth
import DialtoneAuthTesting
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that the tests of the contract run against: the one in memory, and the real one if the
/// environment variable `DIALTONE_BIN` names it.
enum ContractServer: String, CaseIterable, Sendable {
    case inMemory
    case development

    /// What the tests need besides the SDK.
    struct Inbox: Sendable {
        /// Returns the code of a verification ID.
        let code: @Sendable (String) async throws -> String
        /// Returns the newest link to an address.
        let link: @Sendable (String, ActionCodeOperation) async throws -> String
    }

    static var available: [Self] {
        let program = ProcessInfo.processInfo.environment["DIALTONE_BIN"] ?? ""
        return allCases.filter { $0 == .inMemory || !program.isEmpty }
    }

    /// Runs a test with a server of its own.
    func run(_ body: (Auth, Inbox) async throws -> Void) async throws {
        switch self {
        case .inMemory:
            let server = InMemoryAuthServer()
            try await server.withAuth { try await body($0, Inbox(server)) }
        case .development:
            #if os(macOS) || os(Linux)
            try await DevelopmentServer.withServer { server in
                try await server.allowSecondFactors()
                try await server.withAuth { try await body($0, Inbox(server)) }
            }
            #endif
        }
    }
}

extension ContractServer.Inbox {
    private struct Nothing: Error {}

    init(_ server: InMemoryAuthServer) {
        self.init(
            code: { id in
                let message = server.messages.last { $0.verificationID == id }
                guard let message else { throw Nothing() }
                return message.code
            },
            link: { email, operation in
                let mail = server.mails.last { $0.email == email && $0.operation == operation }
                guard let mail else { throw Nothing() }
                return mail.link
            }
        )
    }
}

#if os(macOS) || os(Linux)
extension ContractServer.Inbox {
    init(_ server: DevelopmentServer) {
        self.init(
            code: { try await server.code(forVerificationID: $0) },
            link: { try await server.link(sentTo: $0, for: $1) }
        )
    }
}

extension DevelopmentServer {
    /// Sets the project up as the one in memory is by default.
    fileprivate func allowSecondFactors() async throws {
        let path = "identitytoolkit.googleapis.com/v2/projects/\(projectID)/config"
        var address = URLComponents(
            url: url.appendingPathComponent(path),
            resolvingAgainstBaseURL: false
        )
        address?.queryItems = [
            URLQueryItem(name: "updateMask", value: "mfa,emailPrivacyConfig")
        ]
        guard let address = address?.url else { throw URLError(.badURL) }
        var request = URLRequest(url: address)
        request.httpMethod = "PATCH"
        request.setValue("Bearer owner", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(
            """
            {"mfa": {"state": "ENABLED", "enabledProviders": ["PHONE_SMS"],
            "providerConfigs": [{"state": "ENABLED",
            "totpProviderConfig": {"adjacentIntervals": 1}}]},
            "emailPrivacyConfig": {"enableImprovedEmailPrivacy": true}}
            """.utf8
        )
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
    }
}
#endif
