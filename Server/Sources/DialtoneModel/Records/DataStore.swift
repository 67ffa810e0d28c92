/// A database with atomic transactions.
///
/// Bodies are synchronous on purpose, so that nothing can be sent or awaited while a transaction is
/// open. A body can run more than once if the database requests a retry, so it must change nothing
/// except the database.
package protocol DataStore: Sendable {
    /// Runs `body` on a consistent snapshot of the data.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value

    /// Runs `body` and returns when its changes are durable; an error rolls them back.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value
}

/// All reads of a transaction.
package protocol DataReader: ProjectReader, AccountReader, SessionReader,
    VerificationSessionReader, PendingSignInReader, SigningKeyReader, ActionCodeReader,
    IdentityProviderReader, AdminReader, HookReader, AppVerificationReader,
    PushReceiptReader, ChallengeReader, AppAttestReader, MessageLogReader, SMSRouteReader,
    SendGuardReader, CallTallyReader, OptOutReader, GatewayIncidentReader, OperatorMailReader,
    PhoneLedgerReader, AttemptLedgerReader, PasskeyReader, OAuthClientReader,
    BrowserSessionReader, OperatorReader, AuditReader, ActivityReader, NodeReader,
    PersonalDataReader, AccountImportReader, AccountJobReader, DatabaseReader,
    SealedSecretReader, UserLogReader
{}

/// All reads and writes of a transaction.
package protocol DataWriter: DataReader, ProjectWriter, AccountWriter, SessionWriter,
    VerificationSessionWriter, PhoneLedgerWriter, TemporaryProofWriter, PendingSignInWriter,
    TOTPEnrollmentWriter, SecondFactorLedgerWriter, SigningKeyWriter, ActionCodeWriter,
    AttemptLedgerWriter, IdentityProviderWriter, AdminWriter, HookWriter, NumberClaimWriter,
    SignUpCountWriter, ImportProgressWriter, AppVerificationWriter, PushReceiptWriter,
    ChallengeWriter, AppAttestWriter, SpentProofWriter, GlobalSignOutWriter,
    MessageLogWriter, SMSRouteWriter, SendGuardWriter, CallTallyWriter, OptOutWriter,
    GatewayIncidentWriter, OperatorMailWriter, PasskeyWriter, OAuthClientWriter,
    AuthorizationCodeWriter, BrowserSessionWriter, OperatorWriter, AuditWriter, RetentionWriter,
    ActivityWriter, NodeWriter, PersonalDataWriter, AccountImportWriter, AccountJobWriter,
    SealedSecretWriter, UserLogWriter
{}
