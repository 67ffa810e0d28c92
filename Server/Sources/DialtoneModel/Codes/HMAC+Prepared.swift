package import Crypto

/// An HMAC that is initialized with its key but no message.
///
/// Setting up the key is half of the cost of an HMAC over a short message, so keys that are used
/// for each request are stored in this form.
package typealias PreparedHMAC = HMAC<SHA256>

extension PreparedHMAC {
    /// Returns the code of `message`, without changing the prepared state.
    func code(of message: [UInt8]) -> [UInt8] {
        var fresh = self
        fresh.update(data: message)
        return Array(fresh.finalize())
    }
}
