public import Foundation

/// An authenticator app for tests: makes the one-time passwords of a secret, as RFC 6238 describes.
///
/// A server accepts the code of each period of 30 seconds only once. To use the app twice in a row,
/// make the second code for half a minute later:
///
/// ```swift
/// let app = try #require(AuthenticatorApp(secret: secret.sharedSecretKey()))
/// let first = app.code()
/// let second = app.code(at: Date().addingTimeInterval(30))
/// ```
public struct AuthenticatorApp: Hashable, Sendable {
    static let period = 30
    static let digits = 6

    private let key: [UInt8]

    /// Creates an app for a secret in Base32, such as `TOTPSecret.sharedSecretKey()`; `nil` if it is
    /// not one.
    public init?(secret: String) {
        guard let key = Base32.decode(secret), !key.isEmpty else { return nil }
        self.key = key
    }

    init(key: [UInt8]) {
        self.key = key
    }

    /// The secret in Base32.
    var secret: String { Base32.encode(key) }

    /// Returns the code of a moment.
    public func code(at date: Date = Date()) -> String {
        code(ofStep: Self.step(at: date))
    }

    /// The number of the period of a moment.
    static func step(at date: Date) -> Int64 {
        Int64(date.timeIntervalSince1970) / Int64(period)
    }

    /// Finds the period of a code, among the present one and its neighbors; those up to `last` have
    /// been used.
    func step(of code: String, at date: Date, after last: Int64?) -> Int64? {
        let present = Self.step(at: date)
        return (present - 1...present + 1).first { step in
            step > (last ?? Int64.min) && self.code(ofStep: step) == code
        }
    }

    private func code(ofStep step: Int64) -> String {
        let counter = stride(from: Int64(56), through: 0, by: -8)
            .map { UInt8(truncatingIfNeeded: step >> $0) }
        let digest = SHA1Digest.authenticationCode(of: counter, key: key)
        let offset = Int(digest[19] & 0x0f)
        let number = digest[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let text = String((number & 0x7fff_ffff) % 1_000_000)
        return String(repeating: "0", count: Self.digits - text.count) + text
    }
}
