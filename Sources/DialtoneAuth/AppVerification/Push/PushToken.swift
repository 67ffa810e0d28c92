import Foundation

/// A device's token for push notifications, and which of Apple's services knows it.
struct PushToken: Hashable, Sendable {
    let data: Data
    let type: AuthAPNSTokenType

    /// As `accounts:verifyIosClient` wants it.
    var text: String {
        data.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    var isSandbox: Bool { type == .sandbox }
}
