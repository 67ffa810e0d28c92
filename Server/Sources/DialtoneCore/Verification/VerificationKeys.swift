package import Crypto

/// The keys of phone verification, which the database does not hold.
package struct VerificationKeys: Sendable {
    package let codes: SymmetricKey
    package let sessionInfo: SymmetricKey

    package init(codes: SymmetricKey, sessionInfo: SymmetricKey) {
        self.codes = codes
        self.sessionInfo = sessionInfo
    }
}
