public import Foundation
import IdentityToolkit

/// What the action code of an e-mail is for.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeInfo)
#endif
public final class ActionCodeInfo: NSObject, Sendable {
    /// What it does.
    public let operation: ActionCodeOperation

    /// The address that the account has once the code is applied; empty for sign-in links.
    public let email: String

    /// The address that the account had before, where the code changes it.
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
