public import Foundation

extension OAuthCredential: NSSecureCoding {
    private enum Key {
        static let provider = "provider"
        static let idToken = "IDToken"
        static let rawNonce = "rawNonce"
        static let accessToken = "accessToken"
        static let secret = "secret"
        static let appleName = "appleName"
        static let pendingToken = "pendingToken"
        static let address = "address"
        static let sessionID = "sessionID"
    }

    /// Always `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the credential; protect the archive like the credential itself.
    public func encode(with coder: NSCoder) {
        for (key, text) in texts { coder.encode(text, forKey: key) }
    }

    /// Decodes a credential; `nil` if it has no provider.
    public convenience init?(coder: NSCoder) {
        self.init(texts: { coder.text($0) })
    }

    /// The values of the credential, by their keys in an archive.
    var texts: [String: String] {
        let texts = [
            Key.provider: provider, Key.idToken: idToken, Key.rawNonce: rawNonce,
            Key.accessToken: accessToken, Key.secret: secret, Key.appleName: appleName,
            Key.pendingToken: pendingToken, Key.address: visit?.address,
            Key.sessionID: visit?.sessionID,
        ]
        return texts.compactMapValues { $0 }
    }

    /// Creates a credential from ``texts``; `nil` if they contain no provider.
    convenience init?(texts text: (String) -> String?) {
        guard let provider = text(Key.provider) else { return nil }
        var visit: ProviderVisit?
        if let address = text(Key.address), let sessionID = text(Key.sessionID) {
            visit = ProviderVisit(address: address, sessionID: sessionID)
        }
        self.init(
            provider: provider,
            idToken: text(Key.idToken),
            rawNonce: text(Key.rawNonce),
            accessToken: text(Key.accessToken),
            secret: text(Key.secret),
            appleName: text(Key.appleName),
            pendingToken: text(Key.pendingToken),
            visit: visit
        )
    }
}
