package import DialtoneBasics
package import DialtoneModel

/// Encrypts the secrets of authenticator apps; each is bound to its enrollment.
package struct SecondFactorSecrets: Sendable {
    private let box: SecretBox

    package init(box: SecretBox) {
        self.box = box
    }

    /// Derives the keys from the server's master key.
    package init(of masterKey: MasterKey) {
        self.init(box: SecretBox(keys: masterKey.keys(for: .secondFactors)))
    }

    package func seal(
        _ secret: TOTPSecret,
        of factor: SecondFactorID,
        for account: AccountID,
        in project: ProjectID
    ) throws -> [UInt8] {
        try box.seal(secret.bytes, context: Self.context(factor, account, project))
    }

    /// Decrypts a secret; throws if it was moved to another account or enrollment.
    package func open(
        _ sealed: [UInt8],
        of factor: SecondFactorID,
        for account: AccountID,
        in project: ProjectID
    ) throws -> TOTPSecret {
        TOTPSecret(bytes: try box.open(sealed, context: Self.context(factor, account, project)))
    }

    private static func context(
        _ factor: SecondFactorID,
        _ account: AccountID,
        _ project: ProjectID
    ) -> String {
        SealedContext.secondFactor(
            factor.rawValue,
            of: account.rawValue,
            in: project.rawValue
        )
    }
}
