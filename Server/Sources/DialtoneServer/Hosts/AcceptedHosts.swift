/// Which hosts a listener answers for.
package enum AcceptedHosts: Sendable {
    /// Every host: the listener believes none of them.
    case all

    /// Hosts that no web page can have lead here by DNS rebinding; see
    /// ``HostName/isBeyondRebinding``.
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
