package import DialtoneBasics
package import DialtoneModel

/// Tests whether users can sign in with an identity provider as it is configured.
///
/// A trial changes nothing. It sends at most three requests, each with the size and time limits of
/// ``ProviderClient``, and its findings contain no secret.
package struct ProviderTrial: Sendable {
    let providers: ProviderClient
    let secrets: ProviderSecrets
    let clock: ServerClock

    package init(providers: ProviderClient, secrets: ProviderSecrets, clock: ServerClock) {
        self.providers = providers
        self.secrets = secrets
        self.clock = clock
    }

    /// Returns the findings in the order in which a sign-in depends on them.
    ///
    /// `returnURL` is the server's page to which the provider redirects users.
    package func findings(
        of provider: IdentityProvider,
        returnURL: String
    ) async throws -> [ProviderFinding] {
        guard IdentityProvider.canSignIn(with: provider.id) else {
            return [
                .problem(
                    .configuration,
                    "Sign-in with this provider is not supported: its access tokens do not say "
                        + "which app they were issued for.",
                    advice: "Use Google, Apple, an OpenID Connect provider or SAML."
                )
            ]
        }
        let configuration = configurationFindings(of: provider)
        if provider.kind == .saml { return configuration + samlFindings(of: provider) }
        return try await configuration + openIDFindings(of: provider, returnURL: returnURL)
    }

    private func configurationFindings(of provider: IdentityProvider) -> [ProviderFinding] {
        var findings: [ProviderFinding] = []
        if !provider.settings.isEnabled {
            findings.append(
                .warning(
                    .configuration,
                    "The provider is disabled, so users cannot sign in with it.",
                    advice: "Enable it after the test."
                )
            )
        }
        if provider.kind != .saml, provider.audiences.isEmpty {
            findings.append(
                .problem(
                    .configuration,
                    "No client ID is configured, so no ID token has the right audience.",
                    advice: "Enter the client ID that the provider gave your app."
                )
            )
        }
        return findings
    }
}
