import DialtoneBasics
import DialtoneModel
import Testing

struct OpenIDScopesTests {
    @Test func `unknown scopes are left out, and the order is fixed`() {
        let scopes = OpenIDScopes(parsing: "phone  address openid offline_access phone")
        #expect(scopes.text == "openid phone offline_access")
        #expect(OpenIDScopes(parsing: "").text == "")
        #expect(OpenIDScopes.all.text == "openid profile email phone offline_access")
    }

    @Test func `sets are combined and compared`() {
        let (few, more) = (OpenIDScopes([.openid]), OpenIDScopes([.openid, .phone]))
        #expect(few.isSubset(of: more) && !more.isSubset(of: few))
        #expect(more.intersection(few) == few && few.union(more) == more)
    }

    @Test func `methods of authentication have the names of RFC 8176`() {
        let names = SignInProvider.sampleSessions.map(\.authenticationMethods)
        #expect(
            names == [
                ["sms"], ["pwd"], [], ["sms", "mfa"], ["sms", "otp", "mfa"],
                ["pwd", "otp", "recovery", "mfa"],
            ]
        )
        let levels = SignInProvider.sampleSessions.map(\.authenticationLevel)
        #expect(
            levels == [.oneFactor, .oneFactor, .oneFactor, .twoFactors, .twoFactors, .twoFactors]
        )
    }
}

extension SignInProvider {
    fileprivate static var sampleSessions: [Session] {
        let sample: (SignInProvider, String?) -> Session = { provider, factor in
            Session(
                id: SessionID(bytes: Array(repeating: 0, count: 16)),
                projectID: .init(rawValue: "shop"),
                accountID: .init(rawValue: "ada"),
                refreshTokenDigest: .init(bytes: []),
                signInProvider: provider,
                signedInAt: .init(seconds: 0),
                lastUsedAt: .init(seconds: 0),
                client: nil,
                context: SessionContext(
                    secondFactor: factor.map {
                        ProvedSecondFactor(kind: $0, id: .init(rawValue: "factor"))
                    }
                )
            )
        }
        return [
            sample(.phone, nil), sample(.password, nil), sample(.init(rawValue: "google.com"), nil),
            sample(.phone, "phone"), sample(.phone, "totp"),
            sample(.password, "recovery"),
        ]
    }
}
