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
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the credential's version is not `seen`. With
    /// `validateOnly`, nothing is stored.
    package func save(
        _ secret: [UInt8],
        of service: VerificationService,
        named name: String,
        details: [String: String],
        for project: ProjectID,
        since seen: SeenVersion = .any,
        validateOnly: Bool = false
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
        try await store.write { data in
            try seen.check(try Self.held(name, of: service, from: project, in: data))
            if !validateOnly { try data.save(credential) }
        }
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
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        try await store.write { data in
            guard let present = try Self.held(name, of: service, from: project, in: data) else {
                return false
            }
            try seen.check(present)
            return try data.deleteVerificationCredential(name, of: service, from: project.parent)
        }
    }

    /// Returns a credential that no other transaction changes before this one ends.
    private static func held(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID,
        in data: any DataWriter
    ) throws -> VerificationCredential? {
        _ = try data.holdProject(project.parent)
        return try data.verificationCredentials(of: project.parent).first {
            $0.service == service && $0.name == name
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
