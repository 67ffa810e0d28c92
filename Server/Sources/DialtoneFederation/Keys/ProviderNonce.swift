import Crypto

/// Verifies that an ID token was issued for the current sign-in attempt.
enum ProviderNonce {
    /// Throws unless the token's nonce is the app's nonce or its SHA-256.
    static func check(_ claim: String?, against shown: String?) throws(FederationRefusal) {
        switch (claim, shown) {
        case (nil, nil): return
        case (nil, _?): throw .invalidNonce("The ID token holds no nonce.")
        case (_?, nil): throw .invalidNonce("The request holds no nonce, the ID token does.")
        case (let claim?, let shown?):
            guard claim == shown || claim == digest(of: shown) else {
                throw .invalidNonce("The nonce does not match that of the ID token.")
            }
        }
    }

    private static func digest(of text: String) -> String {
        let digits = Array("0123456789abcdef")
        return String(
            SHA256.hash(data: Array(text.utf8)).flatMap {
                [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
            }
        )
    }
}
