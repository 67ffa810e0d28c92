/// Encrypts the secrets of authenticator apps, each for the one enrollment that it belongs to.
package struct SecondFactorSecrets: Sendable {
    private let box: SecretBox

    package init(box: SecretBox) {
        self.box = box
    }

    /// The secrets of a server that has this master key.
    package init(of masterKey: MasterKey) {
        self.init(box: SecretBox(key: masterKey.key(for: .secondFactors)))
    }

    package func seal(
        _ secret: TOTPSecret,
        of factor: SecondFactorID,
        for account: AccountID,
        in project: ProjectID
    ) throws -> [UInt8] {
        try box.seal(secret.bytes, context: Self.context(factor, account, project))
    }

    /// A secret that was moved to another account or enrollment does not open.
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
        "totp \(project.rawValue) \(factor.rawValue) \(account.rawValue)"
    }
}
