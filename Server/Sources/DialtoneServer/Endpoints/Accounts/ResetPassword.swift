import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension ResetPasswordRequest: WireInput {}

/// Returns the purpose of an action code, or sets a new password.
///
/// The new password requires a code or the old password.
struct ResetPassword: Endpoint {
    let codes: ActionCodes
    let signIn: PasswordSignIn

    func respond(
        to input: ResetPasswordRequest,
        from caller: AppCaller
    ) async throws -> ResetPasswordResponse {
        if input.oobCode == nil, let email = input.email, let oldPassword = input.oldPassword {
            let account = try await signIn.changePassword(
                of: email,
                from: oldPassword,
                to: input.newPassword ?? "",
                for: caller
            )
            return ResetPasswordResponse { $0.email = account.email }
        }
        guard let password = input.newPassword, !password.isEmpty else {
            let (code, account) = try await codes.inspect(
                input.oobCode ?? "",
                of: caller.projectID
            )
            return ResetPasswordResponse(code, account)
        }
        let done = try await codes.resetPassword(
            input.oobCode ?? "",
            to: password,
            for: caller
        )
        return ResetPasswordResponse(done.code, nil)
    }
}

extension ResetPasswordResponse {
    /// Creates the response for a code; a sign-in code does not reveal the account.
    fileprivate init(_ code: ActionCode, _ account: Account?) {
        self.init()
        requestType = OOBRequestType(rawValue: code.purpose.rawValue)
        email = code.purpose == .emailSignIn || code.email.isEmpty ? nil : code.email
        newEmail = code.newEmail
        mfaInfo = account?.secondFactors.first { $0.id == code.secondFactorID }
            .map(SecondFactorInfo.init)
    }
}
