import DialtoneBasics
import DialtoneFederation
import DialtoneFlows
import DialtoneModel

/// The response of an identity provider, which the browser brought back.
enum ProviderResponse {
    /// The query of the URL that the app passes to the server.
    case query(String)
    case failure(ChallengeFailure)

    /// Reads the response that came with `state`.
    ///
    /// Most of it is read only when the app passes it to the server. A SAML response is too long
    /// for a URL, so it is processed immediately and replaced by a sealed code.
    init(_ form: VerifyForm, state: String, saml: SAMLSignIn) async throws {
        if let error = form.error?.nonEmpty {
            self = .failure(ChallengeFailure(providerError: error))
            return
        }
        var code = form.code ?? ""
        if let response = form.samlResponse?.nonEmpty {
            do {
                code = try await saml.code(for: response, state: state)
            } catch let refusal as FederationRefusal {
                self = .failure(ChallengeFailure(WireRefusal(of: refusal)))
                return
            } catch let refusal as Refusal {
                self = .failure(ChallengeFailure(WireRefusal(of: refusal)))
                return
            }
        }
        let fields = [("state", state), ("code", code), ("user", form.user ?? "")]
        self = .query(
            FormText.encode(fields.filter { !$1.isEmpty }.map { (name: $0, value: $1) })
        )
    }
}

extension ChallengeFailure {
    /// Creates the response for a provider's error (RFC 6749, section 4.1.2.1).
    init(providerError error: String) {
        guard error != "access_denied" else {
            self.init(code: "auth/user-cancelled", message: "The user denied the request.")
            return
        }
        // The error text is part of a URL, which any caller can forge.
        let isWord = error.wholeMatch(of: /[a-z_]{1,64}/) != nil
        self = .internal("The provider reported \(isWord ? error : "an error").")
    }

    fileprivate init(_ refusal: WireRefusal) {
        self.init(code: "auth/invalid-credential", message: refusal.message)
    }
}
