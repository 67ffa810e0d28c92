package import DialtoneBasics
package import DialtoneModel
import DialtonePasswords
import DialtoneSendGuard

/// Signs operators in to the console, and continues their sessions.
package struct OperatorAccess: Sendable {
    /// The queue in which operators' passwords are compared, beside those of the projects.
    static let queue = ProjectID(rawValue: "")

    /// How often the last use of a session is recorded at most.
    private static let useInterval = TimeSpan.minutes(1)

    let dependencies: OperatorDependencies

    package init(_ dependencies: OperatorDependencies) {
        self.dependencies = dependencies
    }

    var store: any DataStore { dependencies.store }
    var clock: ServerClock { dependencies.clock }
    var random: RandomSource { dependencies.random }
    private var secrets: OperatorSecrets { dependencies.secrets }

    /// Signs in with name, password and the code of the authenticator app, and returns the secret
    /// of the new session's cookie.
    ///
    /// Throws ``Refusal/wrongCredentials`` without revealing which of the three was wrong, whether
    /// the operator exists, or whether it is disabled. Every attempt counts for the name and for
    /// the client's address before anything is compared. After ``OperatorFailures/limit`` failures,
    /// the right credentials are refused as well.
    package func signIn(
        name: String,
        password: String,
        code: String,
        from client: OperatorClient
    ) async throws -> OperatorSecret {
        let now = clock.now
        let name = OperatorName(rawValue: name.filter { !$0.isWhitespace })
        let found = try await count(name, from: client, at: now)
        let verdict = try await dependencies.passwords.verify(
            password,
            against: found?.passwordHash,
            for: Self.queue
        )
        guard let found, verdict != .wrong else { throw Refusal.wrongCredentials }
        let code = OneTimeCode(typed: code)
        let secret = OperatorSecret(random: random)
        let session = OperatorSession(secret, of: found.id, from: client, at: now, random: random)
        let signIn = { @Sendable (data: any DataWriter) in
            guard var person = try data.holdOperator(found.id), !person.isDisabled,
                person.passwordHash == found.passwordHash,
                let step = try step(of: code, by: person, at: now)
            else { throw Refusal.wrongCredentials }
            person.lastUsedStep = step
            if case .rightButOutdated(let hash) = verdict { person.passwordHash = hash }
            try recordSuccess(of: &person, from: client, in: data, at: now)
            try data.save(person)
            try data.insert(session)
        }
        // A wrong code is an entry too: its sender knows the password.
        try await dependencies.audit.whileOperator("operators.signIn", by: found.id, from: client) {
            try await store.write(signIn)
        }
        return secret
    }

    /// Confirms with a code of the authenticator app that the operator still uses the session.
    ///
    /// Throws ``Refusal/wrongCredentials`` for a wrong code, which counts like an attempt to sign
    /// in.
    package func confirm(
        _ acting: ActingOperator,
        code: String,
        from client: OperatorClient
    ) async throws {
        let now = clock.now
        guard let found = try await count(acting.person.name, from: client, at: now) else {
            throw Refusal.wrongCredentials
        }
        let code = OneTimeCode(typed: code)
        let isConfirmed = try await store.write { data in
            guard var person = try data.holdOperator(found.id), !person.isDisabled,
                let step = try step(of: code, by: person, at: now)
            else { return false }
            person.lastUsedStep = step
            try recordSuccess(of: &person, from: client, in: data, at: now)
            try data.save(person)
            try data.confirm(operatorSession: acting.session.id, at: now)
            return true
        }
        guard isConfirmed else { throw Refusal.wrongCredentials }
    }

    /// Returns the session that the cookie continues; `nil` if there is none or it has ended.
    package func session(of secret: OperatorSecret?) async throws -> ActingOperator? {
        guard let digest = secret?.digest else { return nil }
        let now = clock.now
        let found = try await store.read { try $0.operatorSession(digest: digest) }
        guard let (session, person) = found, session.isInForce(at: now), !person.isDisabled else {
            return nil
        }
        if now >= session.lastUsedAt + Self.useInterval {
            try await store.write { try $0.noteUse(ofOperatorSession: session.id, at: now) }
        }
        return ActingOperator(person: person, session: session)
    }

    /// Returns the time step of a code that the operator's app shows now; `nil` for other codes.
    private func step(
        of code: OneTimeCode?,
        by person: Operator,
        at now: Timestamp
    ) throws -> Int64? {
        try secrets.secret(of: person)?.step(
            of: code,
            at: now,
            adjacentSteps: 1,
            after: person.lastUsedStep
        )
    }

    /// Counts an attempt and returns the operator; `nil` if it may not try anymore.
    private func count(
        _ name: OperatorName?,
        from client: OperatorClient,
        at now: Timestamp
    ) async throws -> Operator? {
        let limits = client.limits
        return try await store.write { data in
            try limits.count(.passwords, in: data, at: now)
            guard let name else { return nil }
            var ledger = try data.holdOperatorAttempts(of: name)
            if let wait = ledger.attempt(at: now, from: client.origin.address) {
                throw Refusal.tooManyPasswords(retryAfter: wait)
            }
            try data.saveOperatorAttempts(ledger)
            guard let id = try data.operatorAccount(named: name)?.id,
                var person = try data.holdOperator(id)
            else { return nil }
            let isKnown = ledger.knows(client.origin.address, at: now)
            guard !person.failures.isExhausted(atKnownPlace: isKnown) else { return nil }
            person.failures.count(atKnownPlace: isKnown)
            try data.save(person)
            return person
        }
    }

    private func recordSuccess(
        of person: inout Operator,
        from client: OperatorClient,
        in data: any OperatorWriter & CallTallyWriter,
        at now: Timestamp
    ) throws {
        let origin = client.origin
        var ledger = try data.holdOperatorAttempts(of: person.name)
        person.failures.clear(atKnownPlace: ledger.knows(origin.address, at: now))
        let excused = ledger.moments(from: origin.address)
        ledger.recordSuccess(from: origin.address, at: now)
        try data.saveOperatorAttempts(ledger)
        try CallGuard.excuse(
            .passwords,
            of: excused,
            from: origin,
            of: Self.queue,
            in: data,
            at: now
        )
    }
}

/// An operator who uses the console, and the session.
package struct ActingOperator: Hashable, Sendable {
    package let person: Operator
    package let session: OperatorSession
}

/// Where an operator signs in.
package struct OperatorClient: Hashable, Sendable {
    package let address: IPAddress?

    /// The browser, as it names itself.
    package let userAgent: String?

    package init(address: IPAddress?, userAgent: String?) {
        self.address = address
        self.userAgent = userAgent.map { String($0.prefix(300)) }
    }

    var origin: SendOrigin { SendOrigin(address) }

    /// The limits on attempts from this address, which are those of new projects.
    var limits: CallGuard {
        CallGuard(settings: CallLimitSettings(), project: OperatorAccess.queue, address: address)
    }
}

extension OperatorSession {
    /// Creates a new session.
    init(
        _ secret: OperatorSecret,
        of person: OperatorID,
        from client: OperatorClient,
        at now: Timestamp,
        random: RandomSource
    ) {
        self.init(
            id: random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 12),
            digest: secret.digest,
            operatorID: person,
            createdAt: now,
            lastUsedAt: now,
            confirmedAt: now,
            expiresAt: now + Self.lifetime,
            address: client.address?.description,
            client: client.userAgent
        )
    }
}
