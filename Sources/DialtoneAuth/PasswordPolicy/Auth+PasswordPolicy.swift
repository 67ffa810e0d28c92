import Foundation
import IdentityToolkit

extension Auth {
    /// Tells whether a password would do, so that a person can be told while they type.
    ///
    /// The password itself is not sent. Upstream has this for the web only.
    public func validatePassword(
        _ password: String,
        completion: ((PasswordValidationStatus?, (any Error)?) -> Void)? = nil
    ) {
        Completion(completion).run { try await self.check(password) }
    }

    /// Tells whether a password would do, so that a person can be told while they type.
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
