/// What the domain needs of a database: transactions that happen wholly or not at all.
///
/// Bodies are synchronous on purpose, so that nothing can be sent or awaited while a
/// transaction is open. A body may run more than once, when the database asks for another
/// attempt, so it must change nothing but the database.
package protocol DataStore: Sendable {
    /// Runs `body` on one consistent state of the data.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value

    /// Runs `body` and returns once all that it wrote is durable; an error undoes everything.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value
}

/// Everything that can be read inside a transaction.
package protocol DataReader: ProjectReader, AccountReader, SessionReader,
    VerificationSessionReader, PendingSignInReader, SigningKeyReader, ActionCodeReader,
    IdentityProviderReader, AdminReader, HookReader, AppVerificationReader,
    PushReceiptReader, ChallengeReader, AppAttestReader, MessageLogReader, SMSRouteReader,
    SendGuardReader, CallTallyReader, OptOutReader, GatewayIncidentReader, OperatorMailReader,
    PhoneLedgerReader, AttemptLedgerReader, OAuthClientReader, BrowserSessionReader
{}

/// Everything that can be done inside a transaction.
package protocol DataWriter: DataReader, ProjectWriter, AccountWriter, SessionWriter,
    VerificationSessionWriter, PhoneLedgerWriter, TemporaryProofWriter, PendingSignInWriter,
    TOTPEnrollmentWriter, SecondFactorLedgerWriter, SigningKeyWriter, ActionCodeWriter,
    AttemptLedgerWriter, IdentityProviderWriter, AdminWriter, HookWriter, NumberClaimWriter,
    SignUpCountWriter, ImportProgressWriter, AppVerificationWriter, PushReceiptWriter,
    ChallengeWriter, AppAttestWriter, SpentProofWriter, GlobalSignOutWriter,
    MessageLogWriter, SMSRouteWriter, SendGuardWriter, CallTallyWriter, OptOutWriter,
    GatewayIncidentWriter, OperatorMailWriter, OAuthClientWriter, AuthorizationCodeWriter,
    BrowserSessionWriter
{}
