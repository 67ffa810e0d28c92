import DialtoneServer
import Foundation
import NIOCore

extension CommandFailure {
    /// What stands in a server's way, for errors that an operator can do something about.
    init?(starting error: any Error, on listener: ListenerSettings) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            self.init(
                "Port \(listener.port) on \(listener.host) is taken, perhaps by another dialtone. "
                    + "Stop that one, or choose another port; 0 takes any free one."
            )
        case let error as IOError where error.errnoCode == EACCES:
            self.init(
                "This user may not listen on port \(listener.port); choose one above 1023."
            )
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            self.init("This machine has no address \(listener.host) to listen on.")
        case let error as WrongClock:
            self.init("\(error). Until then this server does not start.")
        default:
            return nil
        }
    }
}
