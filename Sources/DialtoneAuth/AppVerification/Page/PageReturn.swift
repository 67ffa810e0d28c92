/// How the result of a page returns.
enum PageReturn: Hashable, Sendable {
    /// Through the system, with a URL scheme of the app.
    case scheme(CallbackScheme)
    /// To a port of this machine.
    case loopback(port: UInt16)
    /// By polling the server; the poll must present the value whose digest this is.
    case poll(sessionID: String)

    /// The callback URL without its query; `nil` if there is no callback.
    var callback: String? {
        switch self {
        case .scheme(let scheme): "\(scheme.name)://firebaseauth/link"
        case .loopback(let port): "http://127.0.0.1:\(port)/link"
        case .poll: nil
        }
    }
}
