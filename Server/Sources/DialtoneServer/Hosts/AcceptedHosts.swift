/// Which hosts a listener answers for.
package enum AcceptedHosts: Sendable {
    /// Every host: the listener does not rely on it.
    case all

    /// Hosts that are not open to DNS rebinding; see ``HostName/isBeyondRebinding``.
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
                        + "Start `dialtone dev` with --host to answer under any name."
                )
            }
        case .loopback:
            guard host.isLoopback else {
                throw .forbidden("The admin listener answers only to localhost.")
            }
        }
    }
}
