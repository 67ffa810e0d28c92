package import DialtoneBasics

/// The details of a session's sign-in, besides user, method and time.
///
/// They are part of every ID token of the session; sign-ins by phone number have none.
package struct SessionContext: Hashable, Sendable, Codable {
    package var secondFactor: ProvedSecondFactor?

    /// Claims of this session as a JSON object, which override the account's claims.
    package var claims: String?

    /// The user's attributes from the identity provider, as a JSON object.
    package var signInAttributes: String?

    /// When the session made a change that ended all other sessions, if it did.
    ///
    /// The sign-in itself was earlier.
    package var continuedAt: Timestamp?

    /// Whether the session can only enroll the required second factor; `nil` means no.
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

/// The second factor that was proved at the sign-in.
///
/// A passkey is both factors, so a sign-in with one names it here as well.
package struct ProvedSecondFactor: Hashable, Sendable, Codable {
    /// The kind: `phone`, `totp`, `passkey` or `recovery`.
    package let kind: String
    package let id: SecondFactorID

    package init(kind: String, id: SecondFactorID) {
        self.kind = kind
        self.id = id
    }

    package init(_ factor: SecondFactor) {
        self.init(kind: factor.kind, id: factor.id)
    }

    package init(_ passkey: PasskeyID) {
        self.init(kind: Self.passkeyKind, id: SecondFactorID(rawValue: passkey.text))
    }

    static let passkeyKind = "passkey"

    static let recoveryKind = "recovery"

    /// Creates the proof of a recovery code of a list; the code itself is used up.
    package init(_ codes: RecoveryCodes) {
        self.init(
            kind: Self.recoveryKind,
            id: SecondFactorID(rawValue: "recovery-\(codes.createdAt.milliseconds)")
        )
    }

    /// Whether a recovery code was proved.
    package var isRecoveryCode: Bool { kind == Self.recoveryKind }

    /// Whether the sign-in proved this passkey.
    package func isPasskey(_ passkey: PasskeyID) -> Bool { self == Self(passkey) }
}

extension Account {
    /// Whether the account still has the second factor or the passkey that was proved.
    ///
    /// A recovery code is used up by the proof, which stands until the codes are removed or
    /// replaced.
    package func has(_ proved: ProvedSecondFactor) -> Bool {
        secondFactors.contains { ProvedSecondFactor($0) == proved }
            || passkeys.contains { proved.isPasskey($0.id) }
            || recoveryCodes.map { ProvedSecondFactor($0) } == proved
    }
}
