/// A call of the protocol, with each path it is known by.
///
/// Every path also exists behind the host that production serves it from, as in
/// `/identitytoolkit.googleapis.com/v1/accounts:signUp`; that is the emulator's form.
public struct EndpointPath: Hashable, Sendable {
    /// The path that our SDK calls, without a leading slash: `v1/accounts:signUp`.
    public let path: String

    /// Production's host of ``path``.
    public let host: String

    /// The name that the stock iOS SDK calls under `identitytoolkit/v3/relyingparty/`.
    public let legacyName: String?

    init(_ path: String, host: String = Self.identityToolkit, legacyName: String? = nil) {
        self.path = path
        self.host = host
        self.legacyName = legacyName
    }

    /// A call that never got another name.
    init(legacyOnly name: String) {
        self.init(Self.legacyPath + name, host: Self.legacyHost)
    }

    static let identityToolkit = "identitytoolkit.googleapis.com"
    static let secureToken = "securetoken.googleapis.com"
    private static let legacyHost = "www.googleapis.com"
    private static let legacyPath = "identitytoolkit/v3/relyingparty/"

    /// Every spelling of this call, each with a leading slash.
    public var spellings: [String] { currentSpellings + legacySpellings }

    /// The spellings that answer to one HTTP method.
    public var currentSpellings: [String] { ["/\(path)", "/\(host)/\(path)"] }

    /// The spellings of the stock iOS SDK, which answer to any HTTP method.
    public var legacySpellings: [String] {
        guard let legacyName else { return [] }
        let legacy = Self.legacyPath + legacyName
        return ["/\(legacy)", "/\(Self.legacyHost)/\(legacy)"]
    }
}
