import DialtoneCore
import IdentityToolkit

extension WireRefusal {
    /// The guard's refusals in the protocol's words.
    init(of refusal: SendRefusal) {
        switch refusal {
        case .numberKindNotAllowed:
            self.init(code: .operationNotAllowed, "No messages go to numbers of this kind.")
            reason = .numberKindNotAllowed
        }
    }
}
