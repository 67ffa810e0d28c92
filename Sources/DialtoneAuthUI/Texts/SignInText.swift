/// A text of the sign-in screen, other than an error message.
///
/// The raw values are the keys of the tables in every language.
public enum SignInText: String, CaseIterable, Sendable {
    /// The title above all ways to sign in.
    case methodsTitle
    /// The buttons of the ways to sign in.
    case withPhone, withPassword, withLink, withProvider, asGuest

    /// The step that asks for a number.
    case numberTitle, numberLead, numberLabel, numberSubmit, numberSubmitting
    /// The notice that a text message is sent and may cost something.
    case numberNotice
    /// The problems of a number that the screen finds itself.
    case numberMissing, callingCodeUnknown
    /// A number as it is written in the country.
    case numberExample
    /// The number that the code is sent to.
    case numberSent
    /// The list of countries.
    case countryButton, countryTitle, countrySearch, countryNone, countryChanged, countryClose
    /// How many countries a search has found.
    case countryCount

    /// The step that asks for a code.
    case codeTitle, codeLead, codeLabel, codeSubmit, codeSubmitting, codeShort
    /// The ways on from there.
    case changeNumber, resend, resendIn, resendReady, resent, resentSame, startOver, otherWay
    /// How long the code is valid.
    case codeExpiresIn
    /// The delivery state of the message.
    case noMessage, messagePending, messageDelivered, messageFailed
    /// While a request is in progress.
    case oneMoment

    /// The choice of a second factor, and the request for its code.
    case factorTitle, factorLead, factorPhone, factorApp, factorCodeLead, factorAppLead
    /// For users who have lost their second factors.
    case factorLost

    /// The enrollment of a second factor.
    case enrollTitle, enrollLead, enrollRequiredLead, enrollOfferLead
    /// The kinds of second factors.
    case enrollApp, enrollAppNote, enrollPhone, enrollPhoneNote
    /// The steps of the enrollment.
    case enrollPhoneLead, enrollAppTitle, enrollAppLead, enrollAppScan, enrollSubmit
    /// The secret that an authenticator app is set up with.
    case setupCode, setupKey, openApp
    /// The names of new second factors in the account.
    case phoneName, appName

    /// Sign-in with an e-mail address.
    case emailLabel, emailMissing, passwordLabel, passwordTitle, passwordMissing
    /// The buttons that show and hide a password.
    case passwordShow, passwordHide
    /// The creation of an account with a password.
    case signUp, signUpSubmit, signUpInstead, passwordNew
    /// The name of a new user.
    case nameLabel, nameMissing
    /// The requirements for a new password.
    case passwordRulesSentence, passwordRulesSeparator, passwordRulesShortest
    /// The requirements for a new password.
    case passwordRulesLongest, passwordRulesLowercase, passwordRulesUppercase
    /// The requirements for a new password.
    case passwordRulesDigit, passwordRulesSymbol
    /// Another password, by a link in an e-mail.
    case passwordForgotten, resetTitle, resetLead, resetSent
    /// Sign-in with a link in an e-mail.
    case linkTitle, linkSubmit, linkSent
    /// The address of a link that was opened.
    case confirmEmailTitle, linkConfirmLead

    /// The account that has the address of a provider's user.
    case existingLead
    /// The address that an enrollment needs.
    case verifyLead, verifySubmit, verifyResend, verifySent

    /// Passkeys: the button of this way to sign in, and the offer to create one.
    case withPasskey, passkeyTitle, passkeyLead, passkeySubmit
    /// The passkey that was created.
    case passkeyDoneTitle, passkeyDoneLead, passkeyContinue

    /// The conflict between a guest account and an existing one.
    case conflictTitle, conflictLead, conflictSubmit

    /// General buttons, and links to documents.
    case back, skip, terms, privacy, help
    /// A signed-in user proves the sign-in again.
    case reauthLead
    /// The end.
    case doneTitle
    /// A failure that has no text of its own, and a server that cannot be reached.
    case unknown, offline
    /// When to try again.
    case retryIn, retryOn
}
