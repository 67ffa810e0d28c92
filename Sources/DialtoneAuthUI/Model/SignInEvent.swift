public import DialtoneAuth

/// What happened, for ``SignInModel/handle(_:at:)``.
public enum SignInEvent: Hashable, Sendable {
    /// The user chose a way to sign in.
    case choose(SignInMethod)
    /// The text of the number's field changed, by typing, pasting or autofill.
    case typeNumber(String)
    /// The user chose a country.
    case chooseCountry(Country)
    /// The text of the code's field changed, by typing, pasting or autofill.
    case typeCode(String)
    /// The user chose another purpose of the address, one of ``SignInModel/emailPurposes``.
    case chooseEmail(EmailEntry.Purpose)
    /// The text of the address's field changed.
    case typeEmail(String)
    /// The text of the password's field changed.
    case typePassword(String)
    /// The text of the name's field changed.
    case typeName(String)
    /// The user pressed the main button, or the return key.
    case submit
    /// The user asked for a new code.
    case resend
    /// The user asked for the delivery state of the message.
    case askForMessage
    /// The user wants to go one step back: to another number, or another way.
    case back
    /// The user wants to start over.
    case startOver
    /// The user chose one of the account's second factors.
    case chooseFactor(SecondFactor)
    /// The user chose a second factor to enroll.
    case chooseEnrollment(SecondFactorKind)
    /// The user does not want to enroll a second factor, or to create a passkey.
    case skip
    /// The user chose a passkey that the system suggested for the field.
    case usePasskey(PasskeyAssertion)
    /// The user opened the link of an e-mail.
    case openLink(String)
    /// The user wants the existing account instead of the guest's.
    case switchAccount
    /// The server reported what the project offers.
    case offers(ProjectSignInOptions)
    /// Time passed; send it each second while ``SignInModel/isWaiting`` is `true`.
    case tick
    /// A request of ``SignInEffect/run(_:turn:)`` was answered.
    case answer(SignInAnswer, turn: Int)
}

extension SignInEvent: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep numbers, codes and passwords out of logs.
    public var description: String { "SignInEvent" }

    /// Empty, to keep numbers, codes and passwords out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
