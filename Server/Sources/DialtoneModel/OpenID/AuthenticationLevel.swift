/// How strongly a user was authenticated: a value of `acr` in ID tokens.
package enum AuthenticationLevel: String, Hashable, Comparable, Sendable, Codable, CaseIterable {
    case oneFactor = "urn:dialtone:acr:one-factor"
    case twoFactors = "urn:dialtone:acr:two-factors"

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs == .oneFactor && rhs == .twoFactors
    }
}

extension Session {
    package var authenticationLevel: AuthenticationLevel {
        context.secondFactor == nil ? .oneFactor : .twoFactors
    }

    /// The methods that authenticated the user, as RFC 8176 names them.
    ///
    /// Methods that it does not name, such as a link in a mail, are left out. A passkey is a key
    /// whose possession was proved (`pop`) while its user was present (`user`); whether hardware
    /// protects the key (`hwk`) and how the device verified the user are not known. A recovery code
    /// is a password that works once (`otp`). It also has a name of our own, `recovery`, because a
    /// client may trust it less than an authenticator app.
    package var authenticationMethods: [String] {
        let first: [String] =
            switch signInProvider {
            case .phone: ["sms"]
            case .password: ["pwd"]
            default: []
            }
        guard let factor = context.secondFactor else { return first }
        let second = factor.authenticationMethods.filter { !first.contains($0) }
        return first + second + ["mfa"]
    }
}

extension ProvedSecondFactor {
    fileprivate var authenticationMethods: [String] {
        switch kind {
        case "totp": ["otp"]
        case Self.recoveryKind: ["otp", "recovery"]
        case Self.passkeyKind: ["pop", "user"]
        default: ["sms"]
        }
    }
}
