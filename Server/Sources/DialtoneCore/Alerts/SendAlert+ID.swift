import Crypto
import Foundation

extension SendAlert {
    /// The same for the same thing in the same span, on whatever node, so that nobody is told
    /// twice.
    package var id: String {
        let parts = [
            projectID?.rawValue ?? "", kind.rawValue, subject.text, rule?.text ?? "",
            String(period.milliseconds),
        ]
        let digest = SHA256.hash(data: Data(parts.joined(separator: "\u{1F}").utf8))
        return "alert_" + Base64URL.encode(Array(digest.prefix(12)))
    }
}
