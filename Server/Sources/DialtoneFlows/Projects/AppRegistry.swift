package import DialtoneBasics
package import DialtoneModel

/// Adds, changes and removes the apps of a project.
package struct AppRegistry: Sendable {
    /// How long a secret that was replaced stays valid, unless the operator says otherwise.
    package static let secretGrace = TimeSpan.days(1)

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Registers an app; without `apiKey`, a random key is generated.
    ///
    /// Without a name, the app gets its bundle ID or platform as its name. With `validateOnly`,
    /// nothing is stored.
    package func add(
        _ platform: RelyingApp.Platform,
        _ values: AppChanges,
        apiKey: String? = nil,
        to project: Project,
        validateOnly: Bool = false
    ) async throws -> RelyingApp {
        let bundleID = values.bundleID ?? ""
        let hex = Hex.encode(random.bytes(11))
        var app = RelyingApp(
            apiKey: apiKey ?? newKey(),
            projectID: project.id,
            displayName: bundleID.isEmpty ? platform.rawValue : bundleID,
            appID: "1:\(project.number):\(platform.rawValue):\(hex)",
            platform: platform,
            bundleID: bundleID,
            createdAt: clock.now
        )
        try values.apply(to: &app)
        try app.check()
        let checked = app
        return try await store.write { data in
            guard try data.relyingApps(of: project.id).count < AppRules.appLimit else {
                throw Refusal.invalidArgument(
                    field: "project",
                    problem: "must have at most \(AppRules.appLimit) apps"
                )
            }
            try Self.require(freeKey: checked.apiKey, for: project.id, in: data)
            guard try validateOnly || data.insert(checked) else { throw Self.keyInUse }
            return checked
        }
    }

    /// Returns the app with this ID; `nil` if the project has none.
    package func app(_ appID: String, of project: ProjectID) async throws -> RelyingApp? {
        try await store.read { try Self.app(appID, of: project, in: $0) }
    }

    /// Changes an app; `nil` if the project has no app with this ID.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the stored app has another version than `seen`. With
    /// `validateOnly`, nothing is stored.
    package func change(
        _ appID: String,
        of project: ProjectID,
        by changes: AppChanges,
        since seen: SeenVersion = .any,
        validateOnly: Bool = false
    ) async throws -> RelyingApp? {
        try await store.write { data in
            guard var app = try Self.held(appID, of: project, in: data) else { return nil }
            try seen.check(app)
            try changes.apply(to: &app)
            try app.check()
            if !validateOnly { _ = try data.update(app) }
            return app
        }
    }

    /// Gives an app another API key, and returns the app; `nil` if the project has no such app.
    ///
    /// Installed copies keep working: the previous key is valid until ``removePreviousKey(of:in:)``.
    /// An app has two keys at most, so that each of them stays known. Without `key`, a random key is
    /// generated.
    package func replaceKey(
        of appID: String,
        in project: ProjectID,
        with key: String? = nil,
        since seen: SeenVersion = .any
    ) async throws -> RelyingApp? {
        let key = key ?? newKey()
        let now = clock.now
        return try await store.write { data in
            guard var app = try Self.held(appID, of: project, in: data) else { return nil }
            try seen.check(app)
            guard app.previousKey == nil else {
                throw Refusal.invalidArgument(
                    field: "previousKey",
                    problem: "is still valid; remove it first"
                )
            }
            try Self.require(freeKey: key, for: project, in: data)
            app.replaceKey(with: key, at: now)
            try app.check()
            _ = try data.update(app)
            return app
        }
    }

    /// Removes the key that was replaced; requests with it are refused from then on.
    ///
    /// Returns `nil` if the project has no such app, or the app has no such key.
    package func removePreviousKey(
        of appID: String,
        in project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> RelyingApp? {
        try await store.write { data in
            guard var app = try Self.held(appID, of: project, in: data), app.previousKey != nil
            else { return nil }
            try seen.check(app)
            app.removePreviousKey()
            _ = try data.update(app)
            return app
        }
    }

    private static let keyInUse = Refusal.invalidArgument(
        field: "apiKey",
        problem: "is in use by another app"
    )

    /// Throws if a project must not use an API key.
    ///
    /// Installed copies of another project's app may still send a key that was removed there. With
    /// that key, this project would get their requests.
    private static func require(
        freeKey key: String,
        for project: ProjectID,
        in data: any ProjectReader
    ) throws {
        guard try data.relyingApp(apiKey: key) == nil else { throw keyInUse }
        guard try data.formerProject(ofAPIKey: key).map({ $0 == project }) ?? true else {
            throw Refusal.invalidArgument(
                field: "apiKey",
                problem: "belonged to an app of another project"
            )
        }
    }

    private func newKey() -> String { "dt_" + Base64URL.encode(random.bytes(24)) }

    /// Removes an app with its API keys and App Attest keys; `false` if the project has none with
    /// this ID.
    package func remove(
        _ appID: String,
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> Bool {
        try await store.write { data in
            guard let app = try Self.held(appID, of: project, in: data) else { return false }
            try seen.check(app)
            return try data.deleteRelyingApp(apiKey: app.apiKey)
        }
    }

    /// Gives a back end another secret and returns it; `nil` if the project has no such app.
    ///
    /// The previous secret stays valid for `grace`.
    package func rotateSecret(
        of appID: String,
        in project: ProjectID,
        keepingFor grace: TimeSpan = secretGrace,
        since seen: SeenVersion = .any
    ) async throws -> AppSecret? {
        let secret = AppSecret(random: random)
        let now = clock.now
        return try await store.write { data in
            guard var app = try Self.held(appID, of: project, in: data) else { return nil }
            try seen.check(app)
            guard app.platform == .server else {
                throw Refusal.invalidArgument(
                    field: "app",
                    problem: "must have the platform server, because users can extract the "
                        + "secrets of other apps"
                )
            }
            app.details.rotateSecret(to: secret, keepingFor: grace, at: now)
            _ = try data.update(app)
            return secret
        }
    }

    /// Returns an app that no other transaction changes before this one ends.
    private static func held(
        _ appID: String,
        of project: ProjectID,
        in data: any ProjectReader & ProjectWriter
    ) throws -> RelyingApp? {
        _ = try data.holdProject(project)
        return try app(appID, of: project, in: data)
    }

    private static func app(
        _ appID: String,
        of project: ProjectID,
        in data: any ProjectReader
    ) throws -> RelyingApp? {
        try data.relyingApps(of: project).first { $0.appID == appID }
    }
}
