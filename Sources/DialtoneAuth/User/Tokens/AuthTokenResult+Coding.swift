public import Foundation

extension AuthTokenResult: NSSecureCoding {
    private static let tokenKey = "token"

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the token, which contains all other values.
    public func encode(with coder: NSCoder) {
        coder.encode(token, forKey: Self.tokenKey)
    }

    /// Decodes a token; `nil` if it is missing or invalid.
    public convenience init?(coder: NSCoder) {
        guard let token = coder.text(Self.tokenKey) else { return nil }
        do {
            try self.init(token: token)
        } catch {
            return nil
        }
    }
}
