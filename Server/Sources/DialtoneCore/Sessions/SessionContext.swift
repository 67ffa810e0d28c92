/// What a session remembers of its sign-in besides who signed in how and when.
///
/// It enters every ID token of the session; sign-ins by phone number have none of it.
package struct SessionContext: Hashable, Sendable, Codable {
    package var secondFactor: ProvedSecondFactor?

    /// Claims of this session, which override the account's: the text of a JSON object.
    package var claims: String?

    /// What the identity provider said of the person: the text of a JSON object.
    package var signInAttributes: String?

    /// When the session made a change that ended all other sessions; the sign-in itself was
    /// earlier.
    package var continuedAt: Timestamp?

    /// Whether the session is good for nothing but enrolling the second factor that the
    /// project demands; `nil` is no.
    package var isForEnrollment: Bool?

    package init(
        secondFactor: ProvedSecondFactor? = nil,
        claims: String? = nil,
        signInAttributes: String? = nil,
        continuedAt: Timestamp? = nil,
        isForEnrollment: Bool? = nil
    ) {
        self.secondFactor = secondFactor
        self.claims = claims
        self.signInAttributes = signInAttributes
        self.continuedAt = continuedAt
        self.isForEnrollment = isForEnrollment
    }

    package var isEmpty: Bool { self == SessionContext() }
}

/// The second factor that a session began with.
package struct ProvedSecondFactor: Hashable, Sendable, Codable {
    /// `phone` or `totp`.
    package let kind: String
    package let id: SecondFactorID

    package init(kind: String, id: SecondFactorID) {
        self.kind = kind
        self.id = id
    }

    package init(_ factor: SecondFactor) {
        self.init(kind: factor.kind, id: factor.id)
    }
}
