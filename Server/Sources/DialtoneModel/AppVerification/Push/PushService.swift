/// Sends silent pushes to the apps of projects.
package protocol PushService: Sendable {
    /// Whether `project` has a credential for pushes to the app with this bundle ID.
    func serves(_ bundleID: String, of project: Project) async throws -> Bool

    /// Sends `push` and retries if that can help; errors are part of the outcome.
    func send(_ push: SilentPush, of project: Project) async -> PushOutcome
}

/// The outcome of a push.
package enum PushOutcome: Hashable, Sendable {
    /// APNs accepted the push.
    case sent(PushEnvironment)

    /// APNs rejected the push; the environment is `nil` if the push reached neither service.
    case refused(PushReason, PushEnvironment?)
}
