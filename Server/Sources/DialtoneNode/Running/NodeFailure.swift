package import DialtoneBasics
package import DialtoneServer
package import DialtoneStorage
import Foundation
import NIOCore

/// Why a node does not start, for reasons that an operator can change.
package enum NodeFailure: Error {
    case portInUse(ListenAddress)
    case portForbidden(ListenAddress)
    case noSuchAddress(ListenAddress)
    case socketForbidden(ListenAddress)
    case noSocketFolder(ListenAddress)
    case socket(SocketFileError)

    /// The node's clock differs too much from the database's.
    case clock(WrongClock)
    case database(DatabaseAddress, StorageError)
    case breachedPasswordsURL(InvalidOutboundURL)

    /// `nil` for other errors.
    init?(_ error: any Error) {
        switch error {
        case let failure as ListenerFailure: self.init(failure)
        case let error as SocketFileError: self = .socket(error)
        case let error as WrongClock: self = .clock(error)
        default: return nil
        }
    }

    private init?(_ failure: ListenerFailure) {
        let address = failure.address
        switch failure.error.errnoCode {
        case EADDRINUSE: self = .portInUse(address)
        case EACCES, EROFS:
            self = address.isSocket ? .socketForbidden(address) : .portForbidden(address)
        case EADDRNOTAVAIL: self = .noSuchAddress(address)
        case ENOENT, ENOTDIR: self = .noSocketFolder(address)
        default: return nil
        }
    }
}

extension NodeFailure: CustomStringConvertible {
    /// What is wrong, and what the operator can do about it, in sentences.
    package var description: String {
        switch self {
        case .portInUse(let address):
            "Cannot listen: \(address.place) is in use, perhaps by another dialtone server. "
                + "Stop it, or choose another port; 0 chooses a free one."
        case .portForbidden(let address):
            "This user is not allowed to listen on \(address.place). Choose a port above 1023, "
                + "or give the program the capability CAP_NET_BIND_SERVICE."
        case .noSuchAddress(let address):
            "This machine does not have the address of \(address)."
        case .socketForbidden(let address):
            "This user is not allowed to create \(address). Check the owner and mode of its folder."
        case .noSocketFolder(let address):
            "The folder of \(address) does not exist."
        case .socket(let error): error.description
        case .clock(let problem): "\(problem). The server does not start until they match."
        case .database(let address, let error): "\(address): \(error)."
        case .breachedPasswordsURL(let invalid): "passwords.breachedURL: \(invalid.problem)."
        }
    }
}

extension ListenAddress {
    /// The address in a sentence.
    fileprivate var place: String {
        switch self {
        case .port(let host, let port): "port \(port) on \(host)"
        case .socket: description
        }
    }
}
