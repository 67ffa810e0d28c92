/// Where the console of a production server is.
package enum ConsolePlace: Sendable {
    /// On the listener for apps, below `/console`.
    case publicListener

    /// On a listener of its own; its ``ListenerSettings/publicURL`` replaces the server's.
    case listener(ListenerSettings)

    /// There is none.
    case none

    /// Returns the URL at which operators open the console; by default, that of the server.
    package func url(or publicURL: String?) -> String? {
        if case .listener(let settings) = self {
            settings.publicURL ?? publicURL
        } else {
            publicURL
        }
    }
}
