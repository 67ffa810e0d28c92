import DialtoneCore

/// What a provider had the browser bring back.
enum ProviderAnswer {
    /// The query of the address that the app hands in.
    case query(String)
    case failure(ChallengeFailure)

    /// Reads what came with `state`.
    ///
    /// The server reads most of it only when the app hands it in. A SAML response is too long for
    /// an address, so it is read at once, and a sealed code goes on in its place.
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
    /// Tells what a provider says instead of a code (RFC 6749, section 4.1.2.1).
    init(providerError error: String) {
        guard error != "access_denied" else {
            self.init(code: "auth/user-cancelled", message: "The person did not agree.")
            return
        }
        // Its text comes from an address that anybody can write.
        let isWord = error.wholeMatch(of: /[a-z_]{1,64}/) != nil
        self = .internal("The provider reported \(isWord ? error : "an error").")
    }

    fileprivate init(_ refusal: WireRefusal) {
        self.init(code: "auth/invalid-credential", message: refusal.message)
    }
}
