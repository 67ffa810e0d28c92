import Foundation

/// A device's push token, with its environment.
struct PushToken: Hashable, Sendable {
    let data: Data
    let type: AuthAPNSTokenType

    /// The token in the format of `accounts:verifyIosClient`.
    var text: String {
        data.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    var isSandbox: Bool { type == .sandbox }
}
