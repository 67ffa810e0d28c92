/// A call of the protocol, with all its paths.
///
/// Each path also exists with the host name of Google's production service as a prefix, as in
/// `/identitytoolkit.googleapis.com/v1/accounts:signUp`, which is the emulator's form.
public struct EndpointPath: Hashable, Sendable {
    /// The path that Dialtone's SDK uses, without a leading slash: `v1/accounts:signUp`.
    public let path: String

    /// The host name of Google's production service for ``path``.
    public let host: String

    /// The name that the stock iOS SDK uses under `identitytoolkit/v3/relyingparty/`.
    public let legacyName: String?

    init(_ path: String, host: String = Self.identityToolkit, legacyName: String? = nil) {
        self.path = path
        self.host = host
        self.legacyName = legacyName
    }

    /// Creates a call that has only a legacy name.
    init(legacyOnly name: String) {
        self.init(Self.legacyPath + name, host: Self.legacyHost)
    }

    static let identityToolkit = "identitytoolkit.googleapis.com"
    static let secureToken = "securetoken.googleapis.com"
    private static let legacyHost = "www.googleapis.com"
    private static let legacyPath = "identitytoolkit/v3/relyingparty/"

    /// All paths of the call, each with a leading slash.
    public var spellings: [String] { currentSpellings + legacySpellings }

    /// The paths that accept one HTTP method.
    public var currentSpellings: [String] { ["/\(path)", "/\(host)/\(path)"] }

    /// The paths of the stock iOS SDK, which accept any HTTP method.
    public var legacySpellings: [String] {
        guard let legacyName else { return [] }
        let legacy = Self.legacyPath + legacyName
        return ["/\(legacy)", "/\(Self.legacyHost)/\(legacy)"]
    }
}
