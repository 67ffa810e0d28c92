package import DialtoneBasics

/// Stores the projects' credentials for verification services, encrypted.
///
/// Tenants share the credentials of their project.
package struct VerificationCredentialRegistry: Sendable {
    private let store: any DataStore
    private let box: SecretBox
    private let clock: ServerClock

    package init(store: any DataStore, box: SecretBox, clock: ServerClock) {
        self.store = store
        self.box = box
        self.clock = clock
    }

    /// Saves a credential, replacing one of the same service and name.
    package func save(
        _ secret: [UInt8],
        of service: VerificationService,
        named name: String,
        details: [String: String],
        for project: ProjectID
    ) async throws -> VerificationCredential {
        let credential = VerificationCredential(
            projectID: project.parent,
            service: service,
            name: name,
            details: details,
            sealedSecret: try box.seal(
                secret,
                context: SealedContext.verificationCredential(
                    service.rawValue,
                    name,
                    in: project.parent.rawValue
                )
            ),
            createdAt: clock.now
        )
        try await store.write { try $0.save(credential) }
        return credential
    }

    /// Returns the project's credentials for `service`, newest first.
    ///
    /// Without a service, it returns all of them.
    package func credentials(
        of project: ProjectID,
        for service: VerificationService? = nil
    ) async throws -> [VerificationCredential] {
        let all = try await store.read { try $0.verificationCredentials(of: project.parent) }
        return all.filter { service == nil || $0.service == service }
    }

    /// Deletes a credential; returns `false` if it does not exist.
    package func delete(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) async throws -> Bool {
        try await store.write {
            try $0.deleteVerificationCredential(name, of: service, from: project.parent)
        }
    }

    package func secret(
        of credential: VerificationCredential
    ) throws(UnreadableSecret) -> [UInt8] {
        let context = SealedContext.verificationCredential(
            credential.service.rawValue,
            credential.name,
            in: credential.projectID.rawValue
        )
        return try box.open(credential.sealedSecret, context: context)
    }
}
