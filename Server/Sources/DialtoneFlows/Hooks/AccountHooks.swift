package import DialtoneModel
package import PhoneNumbers

/// Calls a project's own services before an operation on its accounts.
///
/// Each call may take seconds, so none is made inside a transaction. If a project has no such hook,
/// the call returns immediately. All functions throw a ``Refusal`` if the hook rejects the
/// operation, or if it fails and its policy is to deny.
package protocol AccountHooks: Sendable {
    /// Asks whether `candidate` may be created, and returns the account to store.
    func beforeCreate(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> Account

    /// Asks whether `account` may sign in; all its factors are verified.
    func beforeSignIn(
        _ account: Account,
        by factor: FirstFactor,
        secondFactor: ProvedSecondFactor?,
        for caller: AppCaller
    ) async throws -> SignInAmendments

    /// Asks whether a message may be sent to `phoneNumber`.
    func beforeSendSMS(
        to phoneNumber: PhoneNumber,
        for purpose: SMSPurpose,
        of caller: AppCaller
    ) async throws

    /// Asks whether a mail may be sent to its recipient.
    func beforeSendEmail(_ notice: AccountNotice, of caller: AppCaller) async throws

    /// Calls a hook with sample data, whose response changes nothing.
    ///
    /// Throws a ``HookFailure`` if the hook gives no valid response.
    func test(_ hook: Hook, of caller: AppCaller) async throws -> HookTestResult
}

/// What a hook has done with sample data.
package struct HookTestResult: Hashable, Sendable {
    /// The HTTP status of the response.
    package let status: Int

    /// Why the hook would have rejected the operation; `nil` if it would not.
    package var refusal: String?

    package init(status: Int) {
        self.status = status
    }
}

/// The purpose of a text message, by the names that Identity Platform uses for codes.
package enum SMSPurpose: String, Hashable, Sendable {
    case signIn = "SIGN_IN_OR_SIGN_UP"
    case secondFactorEnrollment = "MULTI_FACTOR_ENROLLMENT"
    case secondFactorSignIn = "MULTI_FACTOR_SIGN_IN"
    /// A notice to an account's owner, which Identity Platform does not have.
    case accountNotice = "ACCOUNT_NOTICE"

    init(_ purpose: VerificationPurpose) {
        self =
            switch purpose {
            case .signIn: .signIn
            case .secondFactorEnrollment: .secondFactorEnrollment
            case .secondFactorSignIn: .secondFactorSignIn
            }
    }
}
