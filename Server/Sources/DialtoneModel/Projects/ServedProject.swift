package import PhoneNumbers

/// A project with the related data that every request needs.
///
/// A class, because each request passes it on many times, and copies of all settings would be
/// expensive.
package final class ServedProject: Sendable {
    package let project: Project
    package let testCodes: [PhoneNumber: OneTimeCode]

    /// The hooks of the project, which its tenants share.
    package let hooks: [Hook]

    /// The apps of the project, which its tenants share.
    package let apps: [RelyingApp]

    package init(
        project: Project,
        testNumbers: [TestNumber],
        hooks: [Hook] = [],
        apps: [RelyingApp] = []
    ) {
        self.project = project
        self.apps = apps
        self.hooks = hooks
        testCodes = Dictionary(
            testNumbers.map { ($0.phoneNumber, $0.code) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns the hook for `trigger`.
    package func hook(at trigger: HookTrigger) -> Hook? {
        hooks.first { $0.isAsked(at: trigger) }
    }

    /// Whether a hook must be called before a sign-up or sign-in.
    package var asksBeforeSignIn: Bool {
        hook(at: .beforeCreate) != nil || hook(at: .beforeSignIn) != nil
    }
}
