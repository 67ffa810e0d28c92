import Foundation

extension Auth {
    /// Returns the configuration, recent attempts, failures and suggested fixes.
    ///
    /// It fetches the kinds of proof that the server accepts, but proves nothing. Firebase has no
    /// such method.
    public func diagnostics() async -> AuthDiagnostics {
        let asking = AppVerificationAttempt(now: backend.environment.now)
        verificationChain.policies.forget()
        let policy = try? await verificationChain.policies.policy(asking)
        let attempts = verificationLog.steps
        return AuthDiagnostics(
            facts: applicationFacts + [policyFact(policy, asking.steps)] + verificationFacts,
            attempts: attempts,
            remedies: remedies(asking.steps + (attempts.last ?? []))
        )
    }

    private var applicationFacts: [AuthDiagnostics.Fact] {
        let (identity, settings) = (backend.app, backend.settings.current)
        return [
            .init(name: "platform", value: AppIdentity.platform),
            .init(name: "server", value: settings.server?.text ?? "not set"),
            .init(name: "API key", value: identity.apiKey?.isEmpty == false ? "set" : "not set"),
            .init(name: "app ID", value: identity.appID.isEmpty ? "not set" : identity.appID),
            .init(name: "bundle ID", value: identity.bundleID),
            .init(name: "tenant", value: settings.tenantID ?? "none"),
            .init(name: "language", value: settings.languageCode ?? "the project's"),
        ]
    }

    private var verificationFacts: [AuthDiagnostics.Fact] {
        let (credentials, scheme) = (
            verificationChain.credentials, verificationChain.page.host.scheme
        )
        let registers = backend.environment.push.register != nil
        let token = verificationChain.push.token.current
        let service = token.map { $0.isSandbox ? "sandbox" : "production" }
        return [
            .init(name: "app verification", value: verifierText),
            .init(name: "App Attest", value: attestText),
            .init(name: "push token", value: service.map { "available, \($0)" } ?? "none"),
            .init(name: "push registration", value: registers ? "by the SDK" : "by the app"),
            .init(
                name: "delegate proxy",
                value: DelegateProxySetting(info: backend.environment.info()).isOn ? "on" : "off"
            ),
            .init(
                name: "stored credential",
                value: credentials.stored == nil ? "none" : "available"
            ),
            .init(name: "pending pushes", value: "\(credentials.pendingReceipts.count)"),
            .init(name: "known installation", value: credentials.appInstance == nil ? "no" : "yes"),
            .init(
                name: "URL scheme",
                value: "\(scheme.name), \(scheme.isRegistered ? "registered" : "not registered")"
            ),
            .init(name: "page", value: settings.appVerificationPage.rawValue),
        ]
    }

    private var verifierText: String {
        if settings.isAppVerificationDisabledForTesting { return "off for testing" }
        return appVerifier == nil ? "the SDK's own" : "the app's own"
    }

    private var attestText: String {
        guard let service = backend.environment.appAttest else { return "not on this platform" }
        guard service.isSupported else { return "not on this device" }
        return verificationChain.credentials.attestKeyID == nil
            ? "supported" : "supported, key registered"
    }

    private func policyFact(
        _ policy: AppVerificationPolicy?,
        _ asked: [AppVerificationStep]
    ) -> AuthDiagnostics.Fact {
        let name = "server's policy"
        if case .failed(let why, _) = asked.last?.outcome {
            return .init(name: name, value: "unknown. \(why)")
        }
        return .init(name: name, value: policy?.summary ?? "unknown")
    }

    private func remedies(_ steps: [AppVerificationStep]) -> [String] {
        var remedies: [String] = []
        if let problem = backend.app.problem { remedies.append(problem) }
        if backend.settings.current.server == nil {
            remedies.append(
                "Set FirebaseOptions.serverURL, or AUTH_SERVER_URL in the options file."
            )
        }
        for case .failed(_, let remedy) in steps.map(\.outcome)
        where !remedy.isEmpty && !remedies.contains(remedy) {
            remedies.append(remedy)
        }
        if backend.environment.info()["FirebaseAppDelegateProxyEnabled"] is String {
            remedies.append("Write FirebaseAppDelegateProxyEnabled as a Boolean in Info.plist.")
        }
        return remedies
    }
}

/// The configuration of an app's authentication, its recent attempts, and suggested fixes.
///
/// It contains no phone numbers, codes, tokens or keys, so that ``description`` can be included in
/// a bug report unchanged.
public struct AuthDiagnostics: Hashable, Sendable {
    /// One configuration value.
    public struct Fact: Hashable, Sendable {
        /// The name of the value.
        public let name: String

        /// The value as text.
        public let value: String
    }

    /// The configuration, in a stable order.
    public let facts: [Fact]

    /// The last app verification attempts, oldest first, each with its stages.
    public let attempts: [[AppVerificationStep]]

    /// Suggested fixes for developers; empty if no problem is known.
    public let remedies: [String]
}

extension AuthDiagnostics: CustomStringConvertible {
    /// All values as lines of text.
    public var description: String {
        var lines = ["DialtoneAuth \(SDKVersion.current)"]
        let width = facts.map(\.name.count).max() ?? 0
        for fact in facts {
            let blanks = String(repeating: " ", count: width - fact.name.count)
            lines.append("  \(fact.name):\(blanks) \(fact.value)")
        }
        lines.append(attempts.isEmpty ? "No attempts yet" : "Attempts, oldest first")
        for (number, steps) in attempts.enumerated() {
            lines.append("  \(number + 1). \(steps.first.map { "\($0.start)" } ?? "not begun")")
            lines += steps.map { "     \($0)" }
        }
        lines.append(remedies.isEmpty ? "No problems found" : "What to do")
        lines += remedies.map { "  - \($0)" }
        return lines.joined(separator: "\n")
    }
}
