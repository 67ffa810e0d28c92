#if Tokens

import Foundation

/// The claims that every token of the server has, parsed but not checked.
struct TokenClaims: Sendable {
    let issuer: String
    let audience: String
    let subject: String
    let issuedAt: Date
    let expiresAt: Date
    let signedInAt: Date
    let signInProvider: String
    let tenantID: String?
    let firebase: [String: ClaimValue]
    let members: [String: ClaimValue]

    init(payload: Data) throws(InvalidToken) {
        guard let members = StrictJSON.object(payload), let issuer = members["iss"]?.string,
            let audience = members["aud"]?.string, let subject = members["sub"]?.string,
            let issuedAt = members["iat"]?.date, let expiresAt = members["exp"]?.date,
            let signedInAt = members["auth_time"]?.date,
            let firebase = members["firebase"]?.object,
            let signInProvider = firebase["sign_in_provider"]?.string
        else { throw InvalidToken(.malformed) }
        // A tenant that is not a text must not count as no tenant.
        if let tenant = firebase["tenant"], tenant.string == nil { throw InvalidToken(.malformed) }
        self.issuer = issuer
        self.audience = audience
        self.subject = subject
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
        self.signedInAt = signedInAt
        self.signInProvider = signInProvider
        tenantID = firebase["tenant"]?.string
        self.firebase = firebase
        self.members = members
    }
}

extension ClaimValue {
    /// The seconds since 1970 as a date, up to the year 33658.
    fileprivate var date: Date? {
        guard let seconds = number, (0..<1e12).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }
}

#endif
