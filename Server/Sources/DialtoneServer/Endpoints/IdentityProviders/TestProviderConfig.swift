import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

/// Tests whether users can sign in with an identity provider; changes nothing.
struct TestProviderConfig: Endpoint {
    static let auditAction: AuditAction = "identityProviders.test"
    static let path = AdminPath(dialtone: "/identityProviders/{resource}:test")

    let providers: IdentityProviderDirectory
    let trial: ProviderTrial

    /// The server's URL; `nil` if it is not configured.
    let publicURL: String?

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> TestIdentityProviderResponse {
        let id = SignInProvider(rawValue: caller.resource?.removingPercentEncoding ?? "")
        let provider = try await providers.provider(id, of: caller.project.id)
        let base = publicURL ?? caller.authority.map { "http://\($0)" } ?? ""
        let findings = try await trial.findings(
            of: provider,
            returnURL: (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/__/auth/handler"
        )
        return TestIdentityProviderResponse {
            $0.isUsable = !findings.contains { $0.outcome == .problem }
            $0.findings = findings.map(ProviderFindingInfo.init)
        }
    }
}

extension ProviderFindingInfo {
    fileprivate init(_ finding: ProviderFinding) {
        self.init()
        check = finding.check.wireName
        outcome = finding.outcome.rawValue.uppercased()
        text = finding.text
        advice = finding.advice
    }
}

extension ProviderFinding.Check {
    /// The name in the API.
    fileprivate var wireName: String {
        switch self {
        case .configuration: "CONFIGURATION"
        case .discovery: "DISCOVERY"
        case .issuer: "ISSUER"
        case .signInPage: "SIGN_IN_PAGE"
        case .tokenEndpoint: "TOKEN_ENDPOINT"
        case .algorithms: "ALGORITHMS"
        case .keys: "KEYS"
        case .clientSecret: "CLIENT_SECRET"
        case .certificate: "CERTIFICATE"
        }
    }
}
