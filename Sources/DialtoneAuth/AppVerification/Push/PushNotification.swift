import Foundation

/// The receipt and secret that a silent push brings.
struct PushNotification: Hashable, Sendable {
    let receipt: String
    let secret: String
}

extension PushNotification {
    /// Finds them in what the system hands to an app; `nil` where the push is another one.
    ///
    /// They come as a dictionary or as one in JSON text. Upstream's probe, which it sends to itself
    /// (`warning`), is none: this SDK does not probe.
    init?(_ userInfo: [AnyHashable: Any]) {
        guard let content = Self.content(userInfo["com.google.firebase.auth"]),
            let receipt = content["receipt"] as? String, !receipt.isEmpty,
            let secret = content["secret"] as? String, !secret.isEmpty
        else { return nil }
        self.receipt = receipt
        self.secret = secret
    }

    private static func content(_ value: Any?) -> [AnyHashable: Any]? {
        if let dictionary = value as? [AnyHashable: Any] { return dictionary }
        guard let text = value as? String,
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        else { return nil }
        return json as? [String: Any]
    }
}
