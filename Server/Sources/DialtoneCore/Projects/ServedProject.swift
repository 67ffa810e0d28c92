package import PhoneNumbers

/// A project with what every request to it needs at hand.
///
/// An object, because each request hands it on many times: copies of all settings add up.
package final class ServedProject: Sendable {
    package let project: Project
    package let testCodes: [PhoneNumber: OneTimeCode]

    /// The hooks of the project; its tenants have the same ones.
    package let hooks: [Hook]

    /// The apps of the project; its tenants have the same ones.
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

    /// The hook that is asked at `trigger`.
    package func hook(at trigger: HookTrigger) -> Hook? {
        hooks.first { $0.isAsked(at: trigger) }
    }

    /// Whether a sign-up or sign-in has to wait for anybody.
    package var asksBeforeSignIn: Bool {
        hook(at: .beforeCreate) != nil || hook(at: .beforeSignIn) != nil
    }
}
