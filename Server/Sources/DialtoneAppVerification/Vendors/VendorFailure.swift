import DialtoneCore

/// Why a service that judges proofs said nothing that can be used.
enum VendorFailure: Error, Hashable {
    /// It does not let us in: the credential is wrong, or lacks a permission.
    case notAllowed(status: Int)
    /// It answered with an error of its own, or that it has too much to do.
    case failing(status: Int)
    case unreadable
    case unreachable(OutboundFailure)
    /// It is not to be called where the operator, or a key file, says that it is.
    case misplaced(InvalidOutboundURL)

    init(status: Int) {
        self =
            (400..<500).contains(status) && status != 429
            ? .notAllowed(status: status) : .failing(status: status)
    }

    /// What of `error` a developer may know; other errors are none of a service's.
    init?(_ error: any Error) {
        switch error {
        case let failure as VendorFailure: self = failure
        case let failure as OutboundFailure: self = .unreachable(failure)
        case let problem as InvalidOutboundURL: self = .misplaced(problem)
        default: return nil
        }
    }
}

extension VendorFailure: CustomStringConvertible {
    /// Follows the name of the service.
    var description: String {
        switch self {
        case .notAllowed(let status): "does not accept our credential (status \(status))"
        case .failing(let status): "fails (status \(status))"
        case .unreadable: "gave an answer that makes no sense"
        case .unreachable(let failure): "is out of reach: \(failure)"
        case .misplaced(let problem): "cannot be called: its address \(problem.problem)"
        }
    }
}
