public import Foundation

extension AuthTokenResult: NSSecureCoding {
    private static let tokenKey = "token"

    /// `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the token, which says everything else.
    public func encode(with coder: NSCoder) {
        coder.encode(token, forKey: Self.tokenKey)
    }

    /// Reads a token; `nil` where there is none that can be understood.
    public convenience init?(coder: NSCoder) {
        guard let token = coder.text(Self.tokenKey) else { return nil }
        do {
            try self.init(token: token)
        } catch {
            return nil
        }
    }
}
