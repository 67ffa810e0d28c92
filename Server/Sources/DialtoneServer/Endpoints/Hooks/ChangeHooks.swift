import Foundation
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension HookSettingsRequest: WireInput {}

/// Lists the hooks of a project, without their secrets.
struct ListHooks: Endpoint {
    let registry: HookRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> ListHooksResponse {
        let hooks = try await registry.hooks(of: caller.project.id)
        return ListHooksResponse { $0.hooks = hooks.map(HookInfo.init) }
    }
}

/// Adds a hook to a project.
struct CreateHook: Endpoint {
    let registry: HookRegistry
    let projects: ProjectDirectory

    func respond(
        to input: HookSettingsRequest,
        from caller: AdminCaller
    ) async throws -> HookSecretResponse {
        var draft = HookDraft(url: input.url ?? "", subject: try input.subject())
        if let format = try input.parsedFormat() { draft.format = format }
        let change = try input.change()
        change(&draft)
        let (hook, secret) = try await registry.add(draft, to: caller.project.id)
        projects.forget(caller.project.id)
        return HookSecretResponse {
            $0.hook = HookInfo(hook)
            $0.secret = secret.text
        }
    }
}

/// Changes a hook; its secret is kept.
struct UpdateHook: Endpoint {
    let registry: HookRegistry
    let projects: ProjectDirectory

    func respond(
        to input: HookSettingsRequest,
        from caller: AdminCaller
    ) async throws -> HookInfo {
        guard input.trigger == nil, input.format == nil else {
            throw Refusal.invalidHook(
                "The trigger and the form of a hook cannot change; add another hook."
            )
        }
        let change = try input.change()
        let hook = try await registry.change(
            caller.hookID,
            in: caller.project.id,
            since: caller.seen,
            change
        )
        projects.forget(caller.project.id)
        return HookInfo(hook)
    }
}

/// Removes a hook and its pending deliveries.
struct DeleteHook: Endpoint {
    let registry: HookRegistry
    let projects: ProjectDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await registry.remove(caller.hookID, from: caller.project.id, since: caller.seen)
        projects.forget(caller.project.id)
        return NoOutput()
    }
}

/// Replaces the secret of a hook; the old one also signs for another day.
struct RotateHookSecret: Endpoint {
    static let auditAction: AuditAction = "hooks.rotateSecret"

    let registry: HookRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> HookSecretResponse {
        let secret = try await registry.rotateSecret(
            of: caller.hookID,
            in: caller.project.id,
            since: caller.seen
        )
        let hook = try await registry.hook(caller.hookID, of: caller.project.id)
        return HookSecretResponse {
            $0.hook = HookInfo(hook)
            $0.secret = secret.text
        }
    }
}

extension AdminCaller {
    /// The ID of the hook in the path.
    var hookID: HookID { HookID(rawValue: resource?.removingPercentEncoding ?? "") }
}

extension HookSettingsRequest {
    fileprivate func subject() throws(Refusal) -> Hook.Subject {
        let isAfter = events?.isEmpty == false
        guard let trigger, !trigger.isEmpty else {
            guard isAfter else { throw .invalidHook("Name a trigger, or at least one event.") }
            return .after(try parsedEvents())
        }
        guard !isAfter else { throw .invalidHook("Name either a trigger or events.") }
        guard let known = HookTrigger(rawValue: trigger) else {
            throw .invalidHook("The trigger \(trigger.prefix(40)) does not exist.")
        }
        return .before(known)
    }

    fileprivate func parsedFormat() throws(Refusal) -> HookFormat? {
        guard let format, !format.isEmpty else { return nil }
        guard let known = HookFormat(rawValue: format) else {
            throw .invalidHook("The form must be standard or firebase.")
        }
        return known
    }

    private func parsedEvents() throws(Refusal) -> Set<AccountEventKind> {
        var kinds: Set<AccountEventKind> = []
        for event in events ?? [] {
            guard let kind = AccountEventKind(rawValue: event) else {
                throw .invalidHook("The event \(event.prefix(40)) does not exist.")
            }
            kinds.insert(kind)
        }
        return kinds
    }

    /// Returns the changes of everything that a hook can change.
    fileprivate func change() throws(Refusal) -> @Sendable (inout HookDraft) -> Void {
        var policy: HookFailurePolicy?
        if let onFailure, !onFailure.isEmpty {
            policy = HookFailurePolicy(rawValue: onFailure)
            guard policy != nil else {
                throw .invalidHook("What happens on a failure must be deny or allow.")
            }
        }
        let kinds = try events == nil ? nil : parsedEvents()
        let seconds = timeoutSeconds.map { Int64(min(max($0, 0), 1_000)) }
        return { [url, policy] draft in
            if let url { draft.url = url }
            if let kinds, case .after = draft.subject { draft.subject = .after(kinds) }
            if let seconds { draft.timeout = .seconds(seconds) }
            if let policy { draft.onFailure = policy }
        }
    }
}

extension HookInfo {
    init(_ hook: Hook) {
        self.init()
        id = hook.id.rawValue
        url = hook.url
        switch hook.subject {
        case .before(let known): trigger = known.rawValue
        case .after(let kinds): events = kinds.sorted().map(\.rawValue)
        }
        format = hook.format.rawValue
        timeoutSeconds = Int(hook.timeout.wholeSeconds)
        onFailure = hook.onFailure.rawValue
        createdAt = hook.createdAt.rfc3339
        updatedAt = hook.updatedAt.rfc3339
        etag = hook.etag
    }
}
