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
    /// Methods that it does not name, such as a link in a mail, are left out.
    package var authenticationMethods: [String] {
        var methods: [String] = []
        switch signInProvider {
        case .phone: methods.append("sms")
        case .password: methods.append("pwd")
        default: break
        }
        guard let factor = context.secondFactor else { return methods }
        let method = factor.kind == "totp" ? "otp" : "sms"
        if !methods.contains(method) { methods.append(method) }
        return methods + ["mfa"]
    }
}
