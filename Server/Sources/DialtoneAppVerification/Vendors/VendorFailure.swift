import DialtoneBasics

/// The reason why a service that verifies proofs has no usable response.
enum VendorFailure: Error, Hashable {
    /// The service denies access: the credential is wrong, or lacks a permission.
    case notAllowed(status: Int)
    /// The service reports an internal error or that it is overloaded.
    case failing(status: Int)
    case unreadable
    case unreachable(OutboundFailure)
    /// The service's URL, from the operator or a key file, is not allowed.
    case misplaced(InvalidOutboundURL)

    init(status: Int) {
        self =
            (400..<500).contains(status) && status != 429
            ? .notAllowed(status: status) : .failing(status: status)
    }

    /// Converts an error of the service; `nil` for other errors.
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
    /// The reason, worded to follow the name of the service.
    var description: String {
        switch self {
        case .notAllowed(let status): "rejected the credential (status \(status))"
        case .failing(let status): "returned an error (status \(status))"
        case .unreadable: "returned a response that cannot be parsed"
        case .unreachable(let failure): "cannot be reached: \(failure)"
        case .misplaced(let problem): "cannot be called: its URL \(problem.problem)"
        }
    }
}
