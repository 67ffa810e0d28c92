package import DialtoneBasics
package import DialtoneModel

/// Adds, changes and removes the hooks of projects.
package struct HookRegistry: Sendable {
    private let store: any DataStore
    private let secrets: SecretBox
    private let policy: OutboundPolicy
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        secrets: SecretBox,
        policy: OutboundPolicy,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.secrets = secrets
        self.policy = policy
        self.clock = clock
        self.random = random
    }

    package func hooks(of project: ProjectID) async throws -> [Hook] {
        try await store.read { try $0.hooks(of: project) }
    }

    /// Returns a hook of the project.
    package func hook(_ id: HookID, of project: ProjectID) async throws -> Hook {
        let hook = try await store.read { try $0.hook(id) }
        guard let hook, hook.projectID == project else {
            throw Refusal.invalidHook("The hook does not exist.")
        }
        return hook
    }

    /// Adds a hook, and returns it with its secret, which cannot be retrieved again.
    ///
    /// Throws ``Refusal/invalidHook(_:)`` for an invalid address, timeout or form, and if the
    /// project already has a hook for the same trigger or has reached the limit.
    package func add(
        _ draft: HookDraft,
        to project: ProjectID
    ) async throws -> (hook: Hook, secret: WebhookSecret) {
        let id = HookID(random: random)
        let secret = try newSecret()
        var hook = Hook(
            id: id,
            projectID: project,
            subject: draft.subject,
            url: try checked(draft.url),
            secrets: try SealedHookSecrets(sealing: secret, of: id, in: secrets),
            createdAt: clock.now
        )
        hook.format = draft.format
        hook.timeout = draft.timeout
        hook.onFailure = draft.onFailure
        try draft.check()
        try await store.write { [hook] data in
            guard try data.hooks(of: project).count < Hook.limit else {
                throw Refusal.invalidHook("A project can have at most \(Hook.limit) hooks.")
            }
            guard try data.insert(hook) else {
                throw Refusal.invalidHook("The project already has a hook for this trigger.")
            }
        }
        return (hook, secret)
    }

    /// Changes a hook, and returns it; its secret and its format are kept.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the hook has another version than `seen`, and
    /// ``Refusal/invalidHook(_:)`` for invalid values or for another event of a hook that runs before
    /// one.
    package func change(
        _ id: HookID,
        in project: ProjectID,
        since seen: SeenVersion = .any,
        _ adjust: @escaping @Sendable (inout HookDraft) -> Void
    ) async throws -> Hook {
        let now = clock.now
        return try await store.write { data in
            var hook = try Self.held(id, of: project, in: data)
            try seen.check(hook)
            var draft = HookDraft(of: hook)
            adjust(&draft)
            try draft.check()
            switch (hook.subject, draft.subject) {
            case (.after, .after): hook.subject = draft.subject
            default:
                guard draft.subject == hook.subject else {
                    throw Refusal.invalidHook("The event of this hook cannot be changed.")
                }
            }
            hook.url = try checked(draft.url)
            hook.timeout = draft.timeout
            hook.onFailure = draft.onFailure
            hook.updatedAt = now
            _ = try data.update(hook)
            return hook
        }
    }

    /// Returns a page of deliveries, newest first.
    package func deliveries(
        of project: ProjectID,
        matching filter: HookDelivery.Filter,
        after position: HookDelivery.Position?,
        limit: Int
    ) async throws -> [HookDelivery] {
        try await store.read {
            try $0.deliveries(of: project, matching: filter, after: position, limit: limit)
        }
    }

    /// Returns a page of the calls that operations waited for, newest first.
    package func calls(of project: ProjectID, _ query: HookCallQuery) async throws -> [HookCall] {
        try await store.read { try $0.hookCalls(of: project, query) }
    }

    /// Sends an event again that was delivered or given up, and returns its delivery.
    package func resend(_ delivery: String, of project: ProjectID) async throws -> HookDelivery {
        let now = clock.now
        let resent = try await store.write {
            try $0.resendDelivery(delivery, of: project, at: now)
        }
        guard let resent else {
            throw Refusal.invalidHook(
                "The delivery does not exist or is still pending."
            )
        }
        return resent
    }

    /// Replaces the secret of the hook; the old one also signs for another day.
    package func rotateSecret(
        of id: HookID,
        in project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws -> WebhookSecret {
        let secret = try newSecret()
        let now = clock.now
        try await store.write { [secrets] data in
            var hook = try Self.held(id, of: project, in: data)
            try seen.check(hook)
            hook.secrets = try hook.secrets.rotated(to: secret, of: id, in: secrets, at: now)
            hook.updatedAt = now
            _ = try data.update(hook)
        }
        return secret
    }

    package func remove(
        _ id: HookID,
        from project: ProjectID,
        since seen: SeenVersion = .any
    ) async throws {
        try await store.write { data in
            try seen.check(try Self.held(id, of: project, in: data))
            _ = try data.deleteHook(id, of: project)
        }
    }

    /// Returns a hook of the project that no other transaction changes before this one ends.
    private static func held(
        _ id: HookID,
        of project: ProjectID,
        in data: any DataWriter
    ) throws -> Hook {
        _ = try data.holdProject(project)
        guard let hook = try data.hook(id), hook.projectID == project else {
            throw Refusal.invalidHook("The hook does not exist.")
        }
        return hook
    }

    private func newSecret() throws -> WebhookSecret {
        guard let secret = WebhookSecret(bytes: random.bytes(32)) else { throw UnreadableSecret() }
        return secret
    }

    private func checked(_ url: String) throws(Refusal) -> String {
        do {
            return try OutboundURL(checking: url, by: policy).text
        } catch {
            throw .invalidHook("The hook's URL \(error.problem).")
        }
    }
}

extension HookRegistry {
    /// Replaces the project's hooks of Firebase's form with `addresses`, and keeps other hooks.
    ///
    /// Hooks for triggers that are not in `addresses` are removed. Throws if a hook of another form
    /// has one of the triggers. `data` is the transaction that also changes the project's settings.
    package func replaceBlockingFunctions(
        of project: ProjectID,
        with addresses: [HookTrigger: String],
        in data: any DataWriter
    ) throws {
        let now = clock.now
        let wanted = try addresses.mapValues { url throws(Refusal) in try checked(url) }
        let fresh = try wanted.map { trigger, url in
            let id = HookID(random: random)
            let sealed = try SealedHookSecrets(sealing: newSecret(), of: id, in: secrets)
            var hook = Hook(
                id: id,
                projectID: project,
                subject: .before(trigger),
                url: url,
                secrets: sealed,
                createdAt: now
            )
            hook.format = .firebase
            return (trigger, hook)
        }
        _ = try data.holdProject(project)
        let existing = try data.hooks(of: project).filter { $0.format == .firebase }
        for hook in existing {
            let url = HookTrigger.allCases.first(where: hook.isAsked).flatMap { wanted[$0] }
            if url != hook.url { _ = try data.deleteHook(hook.id, of: project) }
        }
        for (trigger, hook) in fresh {
            let isThere = existing.contains { $0.isAsked(at: trigger) && $0.url == hook.url }
            guard try isThere || data.insert(hook) else {
                throw Refusal.invalidHook(
                    "\(trigger.rawValue): a hook of another form already exists."
                )
            }
        }
    }
}
