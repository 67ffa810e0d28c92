import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

extension ActionCodeIssuer {
    /// The account that a request is about, as far as the request identifies it.
    struct Target {
        /// The token that identifies the account, if the account's owner makes the request.
        var token: CheckedIDToken?
        let email: String
        var newEmail: EmailAddress?

        var recipient: String { newEmail?.rawValue ?? email }

        /// Returns the mail to send if the account exists.
        func notice(of purpose: ActionPurpose) -> AccountNotice {
            AccountNotice(purpose.notice, of: email, newEmail: newEmail?.rawValue)
        }
    }

    func target(
        of request: ActionRequest,
        in project: ProjectID
    ) async throws -> Target {
        switch request {
        case .passwordReset(let email), .emailSignIn(let email):
            return Target(email: try Self.address(email).rawValue)
        case .verifyEmail(let subject):
            return try await target(of: subject, in: project, isForEnrollment: true)
        case .changeEmail(let subject, let newEmail):
            guard !newEmail.isEmpty else { throw Refusal.missingNewEmail }
            var target = try await target(of: subject, in: project)
            target.newEmail = try EmailAddress(checking: newEmail)
            return target
        }
    }

    /// `isForEnrollment` says that a session may ask that is valid only for enrolling a second
    /// factor: it needs a verified address first.
    private func target(
        of subject: ActionRequest.Subject,
        in project: ProjectID,
        isForEnrollment: Bool = false
    ) async throws -> Target {
        switch subject {
        case .email(let email):
            return Target(email: try Self.address(email).rawValue)
        case .idToken(let idToken):
            let (account, token) = try await authenticator.authenticated(
                idToken,
                of: project,
                forEnrollment: isForEnrollment
            )
            return Target(token: token, email: account.email ?? "")
        }
    }

    private static func address(_ email: String) throws(Refusal) -> EmailAddress {
        guard !email.isEmpty else { throw .missingEmail }
        return try EmailAddress(checking: email)
    }
}
