import Foundation
import IdentityToolkit

extension Auth {
    /// Tells what an action code is for, and leaves it as it is.
    public func checkActionCode(
        _ code: String,
        completion: ((ActionCodeInfo?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.inspect(code) }
    }

    /// Tells what an action code is for, and leaves it as it is.
    @nonobjc
    public func checkActionCode(_ code: String) async throws -> ActionCodeInfo {
        try await inspect(code)
    }

    /// Does what an action code is for; passwords need
    /// ``confirmPasswordReset(withCode:newPassword:)`` instead.
    ///
    /// A user who is signed in shows the change after a ``User/reload()``.
    public func applyActionCode(_ code: String, completion: (((any Error)?) -> Void)? = nil) {
        Completion(completion).run { try await self.applyActionCode(code) }
    }

    /// Does what an action code is for; passwords need
    /// ``confirmPasswordReset(withCode:newPassword:)`` instead.
    @nonobjc
    public func applyActionCode(_ code: String) async throws {
        let request = UpdateAccountRequest {
            $0.oobCode = code
            $0.tenantID = tenantID
        }
        let _: IgnoredAnswer = try await backend.call(.update, request)
    }

    /// The address whose password an action code sets anew.
    ///
    /// - Throws: ``AuthErrorCode/invalidActionCode`` where the code is for something else.
    public func verifyPasswordResetCode(
        _ code: String,
        completion: ((String?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.verifyPasswordResetCode(code) }
    }

    /// The address whose password an action code sets anew.
    @nonobjc
    public func verifyPasswordResetCode(_ code: String) async throws -> String {
        let info = try await inspect(code)
        guard info.operation == .passwordReset else {
            throw AuthErrorCode.invalidActionCode.error(
                reason: "The code is not for a new password."
            )
        }
        return info.email
    }

    /// Sets a new password by an action code.
    public func confirmPasswordReset(
        withCode code: String,
        newPassword: String,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run {
            try await self.confirmPasswordReset(withCode: code, newPassword: newPassword)
        }
    }

    /// Sets a new password by an action code.
    @nonobjc
    public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
        // Without one the server would only look at the code, and that would seem a success.
        if newPassword.isEmpty { throw AuthErrorCode.weakPassword.error(reason: "It is empty.") }
        let request = ResetPasswordRequest {
            $0.oobCode = code
            $0.newPassword = newPassword
            $0.tenantID = tenantID
        }
        let _: IgnoredAnswer = try await backend.call(.resetPassword, request)
    }

    private func inspect(_ code: String) async throws -> ActionCodeInfo {
        let request = ResetPasswordRequest {
            $0.oobCode = code
            $0.tenantID = tenantID
        }
        let answer: InspectedCode = try await backend.call(.resetPassword, request)
        return ActionCodeInfo(
            operation: ActionCodeOperation(answer.requestType.flatMap(OOBRequestType.init)),
            email: answer.email,
            newEmail: answer.newEmail
        )
    }
}

/// What a client needs of the answer of `accounts:resetPassword`; purposes may be unknown.
private struct InspectedCode: Decodable {
    let requestType: String?
    let email: String?
    let newEmail: String?
}
