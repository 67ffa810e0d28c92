import DialtoneBasics
package import DialtoneSendGuard
import Crypto
import Foundation

extension SendAlert {
    /// A deterministic ID: the same alert in the same period has the same ID on every node.
    ///
    /// It prevents duplicate notifications.
    package var id: String {
        let parts = [
            projectID?.rawValue ?? "", kind.rawValue, subject.text, rule?.text ?? "",
            String(period.milliseconds),
        ]
        let digest = SHA256.hash(data: Data(parts.joined(separator: "\u{1F}").utf8))
        return "alert_" + Base64URL.encode(Array(digest.prefix(12)))
    }
}
