import DialtoneBasics
import DialtoneModel
import Testing

extension FixtureCase {
    /// Calls for sign-in with identity providers.
    static let federation = [
        FixtureCase("createAuthUri", on: .outspoken) { server in
            _ = try await server.signUpAlice()
            return [:]
        },
        FixtureCase("createAuthUri.private") { server in
            _ = try await server.signUpAlice()
            return [:]
        },
        FixtureCase("defaultSupportedIdps"),
        FixtureCase("signInWithCustomToken") { _ in
            [
                "customToken": unsigned(
                    """
                    {"uid":"alice","aud":"https://identitytoolkit.googleapis.com/\
                    google.identity.identitytoolkit.v1.IdentityToolkit"}
                    """
                )
            ]
        },
        FixtureCase("signInWithIdp", showing: tokens),
        FixtureCase("signInWithIdp.apple", showing: tokens),
        FixtureCase("signInWithIdp.confirm", showing: tokens) { server in
            _ = try await server.signUpAlice()
            return [:]
        },
        FixtureCase("signInWithIdp.conflict", showing: tokens) { server in
            try await server.signUpByGoogle()
            return ["idToken": try await server.signUpAnonymously().idToken]
        },
        FixtureCase("signInWithIdp.link", showing: tokens) { server in
            ["idToken": try await server.signUpAnonymously().idToken]
        },
        FixtureCase("signInWithIdp.reauthenticate", showing: tokens) { server in
            try await server.signUpByGoogle()
            return [:]
        },
    ]

    private static let tokens = [
        "google-id-token": google, "apple-id-token": unsigned(#"{"sub":"001234.abcdef"}"#),
        "example-id-token": unsigned(
            #"{"sub":"person-1","email":"alice@example.org","email_verified":false}"#
        ),
    ]

    fileprivate static let google = unsigned(
        """
        {"sub":"1234567890","name":"Alice","email":"alice@example.org","email_verified":true}
        """
    )

    /// Returns an unsigned token, which development mode accepts.
    private static func unsigned(_ claims: String) -> String {
        [#"{"alg":"none"}"#, claims, ""].map { Base64URL.encode(Array($0.utf8)) }
            .joined(separator: ".")
    }
}

extension TestServer {
    fileprivate func signUpByGoogle() async throws {
        let answer = try await signIn(byProvider: FixtureCase.google, of: .google)
        try #require(answer.status == 200, "\(answer.text)")
    }
}
