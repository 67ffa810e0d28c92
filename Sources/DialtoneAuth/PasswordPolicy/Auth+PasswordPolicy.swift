import Foundation
import IdentityToolkit

extension Auth {
    /// Validates a password against the project's policy, for example while the user types.
    ///
    /// The password itself is not sent. Firebase has this method only in its web SDK.
    public func validatePassword(
        _ password: String,
        completion: ((PasswordValidationStatus?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.check(password) }
    }

    /// Validates a password against the project's policy, for example while the user types.
    @nonobjc
    public func validatePassword(_ password: String) async throws -> PasswordValidationStatus {
        try await check(password)
    }

    private func check(_ password: String) async throws -> PasswordValidationStatus {
        let answer: PasswordPolicyResponse = try await backend.get(
            .passwordPolicy,
            query: ["tenantId": tenantID]
        )
        return PasswordValidationStatus(password, under: PasswordPolicy(answer))
    }
}
