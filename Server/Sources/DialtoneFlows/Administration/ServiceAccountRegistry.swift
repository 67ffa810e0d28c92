package import DialtoneBasics
package import DialtoneModel
import CryptoExtras

/// Creates and deletes service accounts.
package struct ServiceAccountRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns the accounts of a project.
    package func accounts(of project: ProjectID) async throws -> [ServiceAccount] {
        try await store.read { try $0.serviceAccounts(of: project) }
    }

    /// Creates an account and returns its key file, which cannot be retrieved again; `nil` if the
    /// name is taken.
    ///
    /// Without `lifetime`, the account is valid until it is deleted.
    /// Generating the key takes about 100 ms of CPU time, which only owners can cause.
    package func create(
        named name: String,
        for project: ProjectID,
        role: AdminRole,
        lifetime: TimeSpan? = nil,
        tokenURL: String
    ) async throws -> ServiceAccountKeyFile? {
        guard name.wholeMatch(of: /[a-z][a-z0-9-]{0,62}/) != nil else {
            throw Refusal.invalidArgument(
                field: "name",
                problem: "must be 1 to 63 lowercase letters, digits and hyphens"
            )
        }
        let now = clock.now
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let account = ServiceAccount(
            email: "\(name)@\(project).iam.dialtone.invalid",
            projectID: project,
            role: role,
            keyID: random.text(of: "0123456789abcdef", length: 40),
            publicKey: Array(key.publicKey.derRepresentation),
            createdAt: now,
            expiresAt: lifetime.map { now + $0 }
        )
        guard try await store.write({ try $0.insert(account) }) else { return nil }
        return ServiceAccountKeyFile(
            account,
            clientID: random.text(of: "0123456789", length: 21),
            privateKey: key.pkcs8PEMRepresentation,
            tokenURL: tokenURL
        )
    }

    /// Deletes the account; returns `false` if the project has no such account.
    package func delete(_ email: String, of project: ProjectID) async throws -> Bool {
        try await store.write { try $0.deleteServiceAccount(email, of: project) }
    }
}
