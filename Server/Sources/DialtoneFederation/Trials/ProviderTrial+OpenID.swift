import DialtoneBasics
import DialtoneModel
import Foundation

extension ProviderTrial {
    func openIDFindings(
        of provider: IdentityProvider,
        returnURL: String
    ) async throws -> [ProviderFinding] {
        guard let issuer = provider.issuers.first, !issuer.isEmpty else {
            return [
                .problem(
                    .configuration,
                    "No issuer is configured.",
                    advice: "Enter the issuer that the provider publishes."
                )
            ]
        }
        let (found, discovery) = try await description(of: issuer)
        guard let description = found else { return [discovery] }
        let findings = [
            discovery,
            issuerFinding(description.issuer, expected: issuer),
            signInPageFinding(description, of: provider),
            algorithmsFinding(description),
            try await keysFinding(description),
        ]
        // The secret is only for the issuer that is configured.
        guard description.issuer == issuer else { return findings }
        return try await findings
            + secretFindings(of: provider, description, returnURL: returnURL)
    }

    private func description(
        of issuer: String
    ) async throws -> (ProviderDescription?, ProviderFinding) {
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let address = base + "/.well-known/openid-configuration"
        let place = ProviderFinding.shown(address)
        let answer: OutboundResponse
        do {
            answer = try await providers.fetch(address)
        } catch {
            return (nil, try Self.failure(error, .discovery, at: address))
        }
        if let refusal = Self.refusal(answer, .discovery, at: address) { return (nil, refusal) }
        guard
            let description = try? JSONDecoder().decode(
                ProviderDescription.self,
                from: Data(answer.body)
            )
        else {
            return (
                nil,
                .problem(
                    .discovery,
                    "\(place) returns no JSON document.",
                    advice: "Check that the address is that of the issuer, and not of its sign-in "
                        + "page or of a proxy."
                )
            )
        }
        return (description, .good(.discovery, "\(place) returns the discovery document."))
    }

    private func issuerFinding(_ stated: String?, expected: String) -> ProviderFinding {
        guard stated != expected else {
            return .good(.issuer, "The document names the configured issuer.")
        }
        guard let stated else {
            return .problem(
                .issuer,
                "The document names no issuer.",
                advice: "Ask the provider for its issuer."
            )
        }
        return .problem(
            .issuer,
            "The document names another issuer, \(ProviderFinding.shown(stated)), so its tokens "
                + "are refused.",
            advice: "If you trust it, enter it as the issuer, letter by letter; a slash at the end "
                + "counts."
        )
    }

    private func signInPageFinding(
        _ description: ProviderDescription,
        of provider: IdentityProvider
    ) -> ProviderFinding {
        guard let page = description.authorizationURL, !page.isEmpty else {
            return .problem(
                .signInPage,
                "The document has no authorization_endpoint, so users cannot be sent to the "
                    + "provider.",
                advice: "Ask the provider. Apps that get ID tokens from the provider's own SDK do "
                    + "not need it."
            )
        }
        guard (try? providers.check(page)) != nil else {
            return .problem(
                .signInPage,
                "The sign-in page, \(ProviderFinding.shown(page)), is not an https address.",
                advice: "Ask the provider to publish its address with https."
            )
        }
        let type = provider.settings.usesCode ? "code" : "id_token"
        if let types = description.responseTypes, !types.contains(type) {
            return .warning(
                .signInPage,
                "The provider does not offer the response type \(type).",
                advice: provider.settings.usesCode
                    ? "Turn the code flow off, or ask the provider."
                    : "Turn the code flow on, and enter the client secret."
            )
        }
        return .good(.signInPage, "The sign-in page is \(ProviderFinding.shown(page)).")
    }

    private func algorithmsFinding(_ description: ProviderDescription) -> ProviderFinding {
        let own = TokenAlgorithm.allCases.map(\.rawValue)
        guard let stated = description.algorithms else {
            return .warning(
                .algorithms,
                "The document does not say how ID tokens are signed.",
                advice: "Make sure that it is \(own.joined(separator: ", ")): others are refused."
            )
        }
        let common = own.filter(stated.contains)
        guard !common.isEmpty else {
            return .problem(
                .algorithms,
                "ID tokens are signed with "
                    + ProviderFinding.shown(stated.prefix(10).joined(separator: ", "))
                    + ", which the server does not accept.",
                advice: "Choose one of \(own.joined(separator: ", ")) at the provider."
            )
        }
        return .good(
            .algorithms,
            "ID tokens can be signed with \(common.joined(separator: ", "))."
        )
    }

    private func keysFinding(_ description: ProviderDescription) async throws -> ProviderFinding {
        guard let address = description.keySetURL, !address.isEmpty else {
            return .problem(
                .keys,
                "The document has no jwks_uri, so ID tokens cannot be verified.",
                advice: "Ask the provider to publish its keys."
            )
        }
        let answer: OutboundResponse
        do {
            answer = try await providers.fetch(address)
        } catch {
            return try Self.failure(error, .keys, at: address)
        }
        if let refusal = Self.refusal(answer, .keys, at: address) { return refusal }
        let set = try? JSONDecoder().decode(ProviderKeySet.self, from: Data(answer.body))
        guard let set, !set.keys.isEmpty else {
            return .problem(
                .keys,
                "\(ProviderFinding.shown(address)) has no key that can verify ID tokens.",
                advice: "The provider must publish a key for signatures, of the type RSA, EC on "
                    + "P-256, or OKP on Ed25519."
            )
        }
        if set.keys.count > 1, set.keys.contains(where: { $0.id == nil }) {
            return .warning(
                .keys,
                "Some of the \(set.keys.count) keys have no ID (kid), so tokens that are signed "
                    + "with them are refused.",
                advice: "Ask the provider to give its keys IDs."
            )
        }
        return .good(
            .keys,
            set.keys.count == 1
                ? "One key can verify ID tokens." : "\(set.keys.count) keys can verify ID tokens."
        )
    }
}
