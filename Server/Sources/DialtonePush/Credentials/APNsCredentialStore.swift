package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords
import Crypto

/// Stores the push credentials of projects.
package struct APNsCredentialStore: Sendable {
    private let registry: VerificationCredentialRegistry
    private let clock: ServerClock
    private let pool: PasswordPool?

    /// `pool` opens password-protected files; without it, they are opened on the caller's thread.
    package init(
        registry: VerificationCredentialRegistry,
        clock: ServerClock,
        pool: PasswordPool? = nil
    ) {
        self.registry = registry
        self.clock = clock
        self.pool = pool
    }

    /// Validates and stores a credential; replaces one with the same name.
    ///
    /// With `validateOnly`, nothing is stored. Throws an ``InvalidAPNsCredential`` if it is not
    /// usable.
    package func add(
        _ draft: APNsCredentialDraft,
        to project: ProjectID,
        since seen: SeenVersion = .any,
        validateOnly: Bool = false
    ) async throws -> APNsCredentialRecord {
        let saving = Saving(project: project, seen: seen, validateOnly: validateOnly)
        let record: VerificationCredential
        switch draft {
        case .key(let pem, let keyID, let teamID, let bundleIDs, let environment):
            let key = try APNsKey(
                pem: pem,
                keyID: keyID,
                teamID: teamID,
                bundleIDs: bundleIDs,
                environment: environment
            )
            record = try await save(key, saving)
        case .certificate(let file, let password):
            let pem = try await pem(in: file, password, for: project)
            let certificate = try APNsCertificate(pem: pem)
            try certificate.check(at: clock.now)
            record = try await save(certificate, pem: pem, saving)
        }
        return APNsCredentialRecord(record)
    }

    /// Returns the project's credentials: keys before certificates, newest first.
    package func records(of project: ProjectID) async throws -> [APNsCredentialRecord] {
        let all = try await registry.credentials(of: project)
        let kinds: [VerificationService] = [.apnsKey, .apnsCertificate]
        return kinds.flatMap { kind in all.filter { $0.service == kind } }
            .map(APNsCredentialRecord.init)
    }

    /// Deletes a credential; returns `false` if the project has none with this name.
    package func remove(
        _ name: String,
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        if try await registry.delete(name, of: .apnsKey, from: project, since: seen) { return true }
        return try await registry.delete(name, of: .apnsCertificate, from: project, since: seen)
    }

    /// Returns the credential of `record`, ready for use.
    ///
    /// Throws an ``InvalidAPNsCredential`` if it is no longer usable.
    package func open(_ record: APNsCredentialRecord) throws -> APNsCredential {
        let secret = String(decoding: try registry.secret(of: record.stored), as: UTF8.self)
        switch record.kind {
        case .key:
            return .key(
                try APNsKey(
                    pem: secret,
                    keyID: record.name,
                    teamID: record.teamID ?? "",
                    bundleIDs: record.bundleIDs,
                    environment: record.environments.count == 1 ? record.environments.first : nil
                )
            )
        case .certificate:
            let certificate = try APNsCertificate(pem: secret)
            try certificate.check(at: clock.now)
            return .certificate(certificate)
        }
    }

    private func pem(
        in file: [UInt8],
        _ password: String,
        for project: ProjectID
    ) async throws -> String {
        guard let pool else { return try PKCS12File(file, password: password).pem }
        return try await pool.run(for: project, cost: PKCS12File.cost, isTimed: false) {
            try PKCS12File(file, password: password).pem
        }
    }

    /// Where a credential is saved, and what it may replace.
    private struct Saving {
        let project: ProjectID
        let seen: SeenVersion
        let validateOnly: Bool
    }

    private func save(_ key: APNsKey, _ saving: Saving) async throws -> VerificationCredential {
        try await registry.save(
            Array(key.key.pemRepresentation.utf8),
            of: .apnsKey,
            named: key.keyID,
            details: APNsCredentialRecord.details(of: key),
            for: saving.project,
            since: saving.seen,
            validateOnly: saving.validateOnly
        )
    }

    private func save(
        _ certificate: APNsCertificate,
        pem: String,
        _ saving: Saving
    ) async throws -> VerificationCredential {
        try await registry.save(
            Array(pem.utf8),
            of: .apnsCertificate,
            named: certificate.name,
            details: APNsCredentialRecord.details(of: certificate),
            for: saving.project,
            since: saving.seen,
            validateOnly: saving.validateOnly
        )
    }
}
