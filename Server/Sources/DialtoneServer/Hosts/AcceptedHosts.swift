/// The hosts for which a listener accepts requests.
package enum AcceptedHosts: Sendable {
    /// Every host: the listener does not depend on it.
    case all

    /// Hosts that are safe from DNS rebinding; see ``HostName/isBeyondRebinding``.
    case thisMachine

    /// Only names and addresses of the loopback interface.
    case loopback

    func check(_ host: HostName) throws(RequestRefusal) {
        switch self {
        case .all: break
        case .thisMachine:
            guard host.isBeyondRebinding else {
                throw .forbidden(
                    "The Host header names another server. "
                        + "Start `dialtone dev` with --host to accept any host name."
                )
            }
        case .loopback:
            guard host.isLoopback else {
                throw .forbidden("The admin listener accepts only localhost as the Host header.")
            }
        }
    }
}
