package import DialtoneBasics
package import DialtoneModel

/// Creates, changes and deletes the tenants of a project.
package struct TenantRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Creates a tenant.
    ///
    /// Its ID begins with its name, as in Identity Platform, or with "tenant" if it has no name.
    ///
    /// By default, a tenant allows no sign-in method. Its tokens are signed like the project's, and
    /// its apps use the same domains.
    package func create(
        _ displayName: String?,
        in project: ProjectID,
        _ configure: @escaping @Sendable (inout Project) throws -> Void
    ) async throws -> Project {
        if let displayName { try Self.check(displayName) }
        let suffix = random.text(of: "abcdefghijklmnopqrstuvwxyz0123456789", length: 5)
        guard let id = project.tenant("\(displayName ?? "tenant")-\(suffix)") else {
            throw Refusal.invalidTenantName
        }
        let blank = newTenant(id, displayName: displayName ?? "", settings: .closed)
        return try await store.write { data in
            guard let parent = try data.project(project) else { throw Refusal.unknownProject }
            var tenant = blank
            tenant.settings.inherit(parent.settings)
            try configure(&tenant)
            try tenant.settings.check()
            guard try data.insert(tenant) else { throw StoreConflict() }
            return tenant
        }
    }

    /// Creates the tenant `id`, unless it exists, with all settings of its project, including the
    /// sign-in methods.
    package func createLikeProject(_ id: ProjectID) async throws {
        let blank = newTenant(id, displayName: "", settings: ProjectSettings())
        try await store.write { data in
            guard let parent = try data.project(id.parent) else { throw Refusal.unknownProject }
            guard try data.project(id) == nil else { return }
            var tenant = blank
            tenant.settings = parent.settings
            if try data.insert(tenant) { return }
            // A concurrent call may have created it.
            guard try data.project(id) != nil else { throw StoreConflict() }
        }
    }

    private func newTenant(
        _ id: ProjectID,
        displayName: String,
        settings: ProjectSettings
    ) -> Project {
        Project(
            id: id,
            number: 100_000_000_000 + Int64(random.number(below: 900_000_000_000)),
            displayName: displayName,
            settings: settings,
            createdAt: clock.now
        )
    }

    /// Returns a page of the project's tenants, ordered by ID.
    package func page(
        of project: ProjectID,
        after last: String?,
        limit: Int
    ) async throws -> [Project] {
        let tenants = try await store.read { try $0.tenants(of: project) }
        let rest = tenants.drop { tenant in
            last.map { (tenant.id.tenantID ?? "") <= $0 } ?? false
        }
        return Array(rest.prefix(limit))
    }

    /// Deletes a tenant with all its data.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the tenant has another version than `seen`.
    package func delete(_ id: ProjectID, since seen: SeenVersion = .any) async throws {
        try await store.write { data in
            guard let tenant = try data.holdProject(id) else { throw Refusal.unknownTenant }
            try seen.check(all: [tenant] + data.testNumbers(of: id))
            _ = try data.deleteProject(id)
        }
    }

    /// Throws unless `name` is valid in Identity Platform: 4 to 20 letters, digits and hyphens,
    /// beginning with a letter.
    package static func check(_ name: String) throws(Refusal) {
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]{3,19}/) != nil else {
            throw .invalidTenantName
        }
    }
}

/// A random ID or number was already taken; another attempt generates new ones.
private struct StoreConflict: ServerFault, Hashable {
    var isTemporary: Bool { true }
    var description: String { "the random ID of a new tenant is already in use" }
}

extension ProjectSettings {
    /// Settings that allow no sign-in method.
    fileprivate static var closed: ProjectSettings {
        var settings = ProjectSettings()
        settings.phoneSignIn.isEnabled = false
        settings.anonymousSignIn.isEnabled = false
        settings.passwordSignIn.isEnabled = false
        settings.passwordSignIn.allowsEmailLink = false
        return settings
    }

    /// Copies the parent's user protection settings, so that an omitted setting does not weaken
    /// them.
    fileprivate mutating func inherit(_ parent: ProjectSettings) {
        let offersPhoneSignIn = phoneSignIn.isEnabled
        phoneSignIn = parent.phoneSignIn
        phoneSignIn.isEnabled = offersPhoneSignIn
        dormantNumbers = parent.dormantNumbers
        tokens = parent.tokens
        appVerification = parent.appVerification
        authorizedDomains = parent.authorizedDomains
        callLimits = parent.callLimits
        emailPrivacy = parent.emailPrivacy
        secondFactors = parent.secondFactors
        credentialChanges = parent.credentialChanges
        passkeys = parent.passkeys
        sessions = parent.sessions
        passwordSignIn.policy = parent.passwordSignIn.policy
        passwordSignIn.limitsAttempts = parent.passwordSignIn.limitsAttempts
        smsRegions = parent.smsRegions
        allowsSignUp = parent.allowsSignUp
        allowsAccountDeletion = parent.allowsAccountDeletion
    }
}
