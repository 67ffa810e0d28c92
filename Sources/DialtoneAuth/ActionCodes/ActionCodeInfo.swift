public import Foundation
import IdentityToolkit

/// Information about the action code of an email link.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeInfo)
#endif
public final class ActionCodeInfo: NSObject, Sendable {
    /// The operation that the code performs.
    public let operation: ActionCodeOperation

    /// The address of the account after the code is applied; empty for sign-in links.
    public let email: String

    /// The former address of the account, if the code changes it.
    public let previousEmail: String?

    init(operation: ActionCodeOperation, email: String?, newEmail: String?) {
        self.operation = operation
        switch operation {
        case .verifyAndChangeEmail:
            self.email = newEmail ?? email ?? ""
            previousEmail = newEmail == nil ? nil : email
        default:
            self.email = email ?? ""
            previousEmail = newEmail
        }
    }
}
