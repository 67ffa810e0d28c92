package import DialtoneBasics
package import DialtoneServer
package import DialtoneStorage
import Foundation
import NIOCore

/// Why a node does not start, for reasons that an operator can change.
package enum NodeFailure: Error {
    case portInUse(ListenerSettings)
    case portForbidden(ListenerSettings)
    case noSuchAddress(ListenerSettings)

    /// The node's clock differs too much from the database's.
    case clock(WrongClock)
    case database(DatabaseAddress, StorageError)
    case breachedPasswordsURL(InvalidOutboundURL)

    /// `nil` for other errors.
    init?(_ error: any Error, on listener: ListenerSettings) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            self = .portInUse(listener)
        case let error as IOError where error.errnoCode == EACCES:
            self = .portForbidden(listener)
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            self = .noSuchAddress(listener)
        case let error as WrongClock:
            self = .clock(error)
        default:
            return nil
        }
    }
}

extension NodeFailure: CustomStringConvertible {
    /// What is wrong, and what the operator can do about it, in sentences.
    package var description: String {
        switch self {
        case .portInUse(let listener):
            "Port \(listener.port) on \(listener.host) is in use, perhaps by another dialtone server. "
                + "Stop it, or choose another port; 0 chooses a free one."
        case .portForbidden(let listener):
            "This user is not allowed to listen on port \(listener.port). Choose a port above 1023."
        case .noSuchAddress(let listener):
            "This machine does not have the address \(listener.host)."
        case .clock(let problem): "\(problem). The server does not start until they match."
        case .database(let address, let error): "\(address): \(error)."
        case .breachedPasswordsURL(let invalid): "passwords.breachedURL: \(invalid.problem)."
        }
    }
}
