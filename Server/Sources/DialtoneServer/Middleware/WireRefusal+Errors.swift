import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit

extension WireRefusal {
    /// Creates the response for `error`; `nil` for an unexpected error.
    init?(expected error: any Error) {
        switch error {
        case let error as any RefusalError: self.init(of: error.refusal)
        case let guarded as GuardedRefusal: self.init(of: guarded)
        case let refusal as RequestRefusal: self.init(of: refusal)
        case let error as any HTTPResponseError where error.status == .notFound:
            self.init(of: RequestRefusal.noSuchRoute)
        case let error as any HTTPResponseError where error.status == .contentTooLarge:
            self.init(of: RequestRefusal.bodyTooLarge(limit: WireDecoder.sizeLimit))
        case is CancellationError: self.init(unavailable: ())
        case let fault as any ServerFault where fault.isTemporary:
            self.init(unavailable: ())
            retryAfter = fault.retryAfter
        default: return nil
        }
    }

    private init(of guarded: GuardedRefusal) {
        self.init(of: guarded.refusal)
        guard !guarded.signInMethods.isEmpty else { return }
        metadata["signInMethods"] = guarded.signInMethods.joined(separator: ",")
    }

    /// Creates the response for an internal error.
    init(fault: Void) {
        self.init(message: "Internal error encountered.")
        status = .internalServerError
        statusName = "INTERNAL"
        itemReason = "backendError"
    }

    init(unavailable: Void) {
        self.init(message: "The service is currently unavailable.")
        status = .serviceUnavailable
        statusName = "UNAVAILABLE"
        itemReason = "backendError"
    }
}
