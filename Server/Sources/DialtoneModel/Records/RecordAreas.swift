// Names for the records that are read or written together.
//
// A function that runs inside a transaction takes only the records that it uses, so that its
// signature shows what it can change. Only the code that runs the functions of others takes
// `DataReader` or `DataWriter`.

/// The hooks of a project, the events that are delivered to them, and the project, which says whether
/// events of users are logged.
package typealias HookRecords = HookReader & HookWriter & ProjectReader

/// The data of a phone number: its counts and the installations that verified it.
package typealias PhoneLedgerRecords = PhoneLedgerReader & PhoneLedgerWriter

/// The sessions in which phone numbers are verified.
package typealias VerificationSessionRecords =
    VerificationSessionReader & VerificationSessionWriter

/// The action codes in e-mails.
package typealias ActionCodeRecords = ActionCodeReader & ActionCodeWriter

/// A change of an account and the events that report it.
package typealias AccountChangeRecords = AccountWriter & HookWriter

/// A new account, the limits that count it, and the event that reports it.
package typealias SignUpRecords = AccountChangeRecords & CallTallyWriter & SignUpCountWriter

/// The sessions of an account and the pending operations that end with them.
package typealias SessionEndRecords = ActionCodeWriter & PendingSignInWriter & SessionWriter

/// The session of a call and its account, locked.
package typealias ActingSessionRecords = AccountWriter & SessionReader

/// The notice that informs an owner of a changed account: a mail or a text message.
package typealias OwnerNoticeRecords =
    ActionCodeRecords & AttemptLedgerWriter & MessageLogWriter & PhoneLedgerReader
    & SendGuardWriter

/// A change of an account's sign-in methods, which may end sessions and informs the owner.
package typealias CredentialChangeRecords =
    AccountChangeRecords & OwnerNoticeRecords & SessionEndRecords

/// The account that an address or an identity belongs to, which may be new.
package typealias SignInResolutionRecords =
    AccountReader & OwnerNoticeRecords & SessionEndRecords & SignUpRecords

/// The account that a verified phone number belongs to.
package typealias NumberResolutionRecords =
    AccountReader & ActingSessionRecords & NumberClaimWriter & TemporaryProofWriter

/// The entry of a code from a message.
package typealias CodeEntryRecords =
    MessageLogWriter & PhoneLedgerRecords & SendGuardWriter & VerificationSessionRecords

/// The decision to send a message, which opens a verification session.
package typealias SessionOpeningRecords = CodeEntryRecords & MessageLogReader

/// The enrollment of an authenticator app in the session of its owner.
package typealias TOTPEnrollmentRecords =
    SecondFactorLedgerWriter & SessionWriter & TOTPEnrollmentWriter

/// A passkey of an account, and the sessions that were opened with it.
package typealias PasskeyChangeRecords =
    AccountChangeRecords & OwnerNoticeRecords & PasskeyReader & PasskeyWriter & SessionReader
    & SessionWriter

/// The state that decides whether a number gets a message.
package typealias NumberStateReader =
    MessageLogReader & PhoneLedgerReader & SendGuardReader & VerificationSessionReader
