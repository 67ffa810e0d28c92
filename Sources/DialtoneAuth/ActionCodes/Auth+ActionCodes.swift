public import Foundation
import IdentityToolkit

extension Auth {
    /// Returns information about an action code without using it.
    public func checkActionCode(
        _ code: String,
        completion: ((ActionCodeInfo?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.inspect(code) }
    }

    /// Returns information about an action code without using it.
    @nonobjc
    public func checkActionCode(_ code: String) async throws -> ActionCodeInfo {
        try await inspect(code)
    }

    /// Applies an action code; for password resets, use
    /// ``confirmPasswordReset(withCode:newPassword:)`` instead.
    ///
    /// A signed-in user reflects the change after ``User/reload()``.
    public func applyActionCode(_ code: String, completion: (((any Error)?) -> Void)?) {
        Completion(completion).run { try await self.applyActionCode(code) }
    }

    /// Applies an action code; for password resets, use
    /// ``confirmPasswordReset(withCode:newPassword:)`` instead.
    @nonobjc
    public func applyActionCode(_ code: String) async throws {
        let request = UpdateAccountRequest {
            $0.oobCode = code
            $0.tenantId = tenantID
        }
        let _: IgnoredResponse = try await backend.call(.update, request)
    }

    /// Verifies a password reset code, and returns the email address of its account.
    ///
    /// - Throws: ``AuthErrorCode/invalidActionCode`` if the code is not a password reset code.
    public func verifyPasswordResetCode(
        _ code: String,
        completion: ((String?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.verifyPasswordResetCode(code) }
    }

    /// Verifies a password reset code, and returns the email address of its account.
    @nonobjc
    public func verifyPasswordResetCode(_ code: String) async throws -> String {
        let info = try await inspect(code)
        guard info.operation == .passwordReset else {
            throw AuthErrorCode.invalidActionCode.error(
                reason: "The code is not for a password reset."
            )
        }
        return info.email
    }

    /// Sets a new password with a password reset code.
    public func confirmPasswordReset(
        withCode code: String,
        newPassword: String,
        completion: (((any Error)?) -> Void)?
    ) {
        Completion(completion).run {
            try await self.confirmPasswordReset(withCode: code, newPassword: newPassword)
        }
    }

    /// Sets a new password with a password reset code.
    @nonobjc
    public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        // Without a password, the server would only check the code, which would look like a
        // success.
        if newPassword.isEmpty { throw AuthErrorCode.weakPassword.error(reason: "It is empty.") }
        let request = ResetPasswordRequest {
            $0.oobCode = code
            $0.newPassword = newPassword
            $0.tenantId = tenantID
        }
        let _: IgnoredResponse = try await backend.call(.resetPassword, request)
    }

    private func inspect(_ code: String) async throws -> ActionCodeInfo {
        let request = ResetPasswordRequest {
            $0.oobCode = code
            $0.tenantId = tenantID
        }
        let answer: InspectedCode = try await backend.call(.resetPassword, request)
        return ActionCodeInfo(
            operation: ActionCodeOperation(answer.requestType.flatMap(OOBRequestType.init)),
            email: answer.email,
            newEmail: answer.newEmail
        )
    }
}

/// The used parts of the `accounts:resetPassword` response; it may have an unknown request type.
private struct InspectedCode: Decodable {
    let requestType: String?
    let email: String?
    let newEmail: String?
}

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
