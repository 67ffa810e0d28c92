/// How the result of a page comes back.
enum PageReturn: Hashable, Sendable {
    /// Through the system, by a URL scheme of the app.
    case scheme(CallbackScheme)
    /// To a port of this machine.
    case loopback(port: UInt16)
    /// By asking the server; whoever asks has to know what this is the digest of.
    case poll(sessionID: String)

    /// What the callback's URL has before its query; `nil` where there is no callback.
    var callback: String? {
        switch self {
        case .scheme(let scheme): "\(scheme.name)://firebaseauth/link"
        case .loopback(let port): "http://127.0.0.1:\(port)/link"
        case .poll: nil
        }
    }
}
