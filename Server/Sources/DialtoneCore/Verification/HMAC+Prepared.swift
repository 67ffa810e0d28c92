package import Crypto

/// An HMAC that was given its key and no message yet.
///
/// Working the key in is half of what the HMAC of a short message costs, so keys that are used
/// for each request are kept in this form.
package typealias PreparedHMAC = HMAC<SHA256>

extension PreparedHMAC {
    /// The code of `message`, as if it were the first.
    func code(of message: [UInt8]) -> [UInt8] {
        var fresh = self
        fresh.update(data: message)
        return Array(fresh.finalize())
    }
}
