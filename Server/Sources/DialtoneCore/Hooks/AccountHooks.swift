package import PhoneNumbers

/// Asks a project's own services before something happens to its accounts.
///
/// Each call may take seconds, so none is made inside a transaction. Where a project has no such
/// hook, a call returns at once. All throw a ``Refusal`` where the hook says no, or where it
/// fails and its policy is to deny.
package protocol AccountHooks: Sendable {
    /// Asks whether `candidate` may be created, and returns it as it is to be stored.
    func beforeCreate(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: SignInCaller
    ) async throws -> Account

    /// Asks whether `account`, all of whose factors are proved, may sign in.
    func beforeSignIn(
        _ account: Account,
        by factor: FirstFactor,
        secondFactor: ProvedSecondFactor?,
        for caller: SignInCaller
    ) async throws -> SignInAmendments

    /// Asks whether a message may go to `phoneNumber`.
    func beforeSendSMS(
        to phoneNumber: PhoneNumber,
        for purpose: SMSPurpose,
        of caller: SignInCaller
    ) async throws

    /// Asks whether a mail may go to its recipient.
    func beforeSendEmail(_ notice: AccountNotice, of caller: SignInCaller) async throws
}

/// What a text message is for, by the names that Identity Platform gives it.
package enum SMSPurpose: String, Hashable, Sendable {
    case signIn = "SIGN_IN_OR_SIGN_UP"
    case secondFactorEnrollment = "MULTI_FACTOR_ENROLLMENT"
    case secondFactorSignIn = "MULTI_FACTOR_SIGN_IN"

    init(_ purpose: VerificationPurpose) {
        self =
            switch purpose {
            case .signIn: .signIn
            case .secondFactorEnrollment: .secondFactorEnrollment
            case .secondFactorSignIn: .secondFactorSignIn
            }
    }
}
