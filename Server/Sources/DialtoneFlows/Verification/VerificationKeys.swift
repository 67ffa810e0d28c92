package import DialtoneModel
package import Crypto

/// The keys of phone verification, which are not stored in the database.
package struct VerificationKeys: Sendable {
    package let codes: PreparedHMAC
    package let sessionInfo: PreparedHMAC

    package init(codes: SymmetricKey, sessionInfo: SymmetricKey) {
        self.codes = PreparedHMAC(key: codes)
        self.sessionInfo = PreparedHMAC(key: sessionInfo)
    }
}
