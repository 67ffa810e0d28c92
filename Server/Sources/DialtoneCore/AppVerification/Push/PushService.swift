/// Sends silent pushes to the apps of projects.
package protocol PushService: Sendable {
    /// Whether `project` has a credential for pushes to the app with this bundle ID.
    func serves(_ bundleID: String, of project: Project) async throws -> Bool

    /// Sends `push`, trying again where that helps; what went wrong is in the outcome.
    func send(_ push: SilentPush, of project: Project) async -> PushOutcome
}

/// What became of a push.
package enum PushOutcome: Hashable, Sendable {
    /// Apple took it.
    case sent(PushEnvironment)

    /// Apple did not; `nil` where the push reached neither service.
    case refused(PushReason, PushEnvironment?)
}
