import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The cookies by which this server's pages recognize a browser.
///
/// One identifies the browser, and binds requests and forms to it; it signs in to nothing. The
/// other, one for each project, continues a session. Its value is new after every sign-in, so that a
/// value that another party has set never becomes a session.
struct BrowserCookies: Sendable {
    /// A random value that identifies the browser.
    typealias Identity = OpaqueSecret<AuthorizationTicket>

    private let isSecure: Bool
    private let sent: SentCookies

    /// Reads the cookies of a request to the server at `origin`.
    init(_ request: Request, at origin: String) {
        isSecure = origin.hasPrefix("https:")
        sent = SentCookies(request)
    }

    /// What identifies the browser; `nil` if it has sent nothing valid.
    var identity: Identity? { sent.only(identityName).flatMap { Identity($0) } }

    /// What continues the browser's session in a project; `nil` if it has sent nothing valid.
    func session(in project: ProjectID) -> BrowserSecret? {
        sent.only(sessionName(project)).flatMap { BrowserSecret($0) }
    }

    /// The cookie that identifies the browser until it is closed.
    func cookie(for identity: Identity) -> Cookie {
        cookie(identityName, identity.text, maxAge: nil)
    }

    /// The cookie of a session, which ends after `lifetime`.
    func cookie(
        for session: BrowserSecret,
        in project: ProjectID,
        lasting lifetime: TimeSpan
    ) -> Cookie {
        cookie(sessionName(project), session.text, maxAge: Int(lifetime.wholeSeconds))
    }

    /// The cookie that deletes the cookie of a session.
    func deletion(of project: ProjectID) -> Cookie { cookie(sessionName(project), "", maxAge: 0) }

    private func cookie(_ name: String, _ value: String, maxAge: Int?) -> Cookie {
        Cookie(
            name: name,
            value: value,
            maxAge: maxAge,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .lax
        )
    }

    private var identityName: String { prefix + "dialtone-browser" }

    private func sessionName(_ project: ProjectID) -> String {
        prefix + "dialtone-session-\(project)"
    }

    /// The prefix that keeps hosts of the same domain from setting a cookie.
    ///
    /// Browsers accept it only for encrypted pages, so development servers have none.
    private var prefix: String { isSecure ? "__Host-" : "" }
}

extension OpaqueSecret<AuthorizationTicket> {
    /// The digest that a ticket contains, in hex.
    var digestText: String { Hex.encode(digest.bytes) }
}
