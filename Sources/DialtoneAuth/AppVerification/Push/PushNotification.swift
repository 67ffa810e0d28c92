import Foundation

/// The receipt and secret in a silent push.
struct PushNotification: Hashable, Sendable {
    let receipt: String
    let secret: String
}

extension PushNotification {
    /// Parses a push; `nil` if it is not from the server.
    ///
    /// The values are a dictionary, or a dictionary as JSON text. Firebase's probe (`warning`),
    /// which its SDK sends to itself, is not accepted: this SDK does not probe.
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
