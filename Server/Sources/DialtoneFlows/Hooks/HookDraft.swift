package import DialtoneBasics
package import DialtoneModel

/// The settings of a hook, not validated.
package struct HookDraft: Hashable, Sendable {
    package var url: String
    package var subject: Hook.Subject
    package var format = HookFormat.standard
    package var timeout = TimeSpan.seconds(7)
    package var onFailure = HookFailurePolicy.deny

    package init(url: String, subject: Hook.Subject) {
        self.url = url
        self.subject = subject
    }

    init(of hook: Hook) {
        self.init(url: hook.url, subject: hook.subject)
        format = hook.format
        timeout = hook.timeout
        onFailure = hook.onFailure
    }

    func check() throws(Refusal) {
        guard Hook.timeouts.contains(timeout) else {
            throw .invalidHook("The timeout must be 1 to 30 seconds.")
        }
        if case .after(let events) = subject {
            guard !events.isEmpty else {
                throw .invalidHook("The hook must name at least one event.")
            }
            guard format == .standard else {
                throw .invalidHook(
                    "Only hooks that run before an event can have the form firebase."
                )
            }
        }
    }
}
