package import DialtoneBasics
package import DialtoneModel

/// A challenge provider, which verifies solutions.
package protocol ChallengeVendor: Sendable {
    /// The widget for the challenge page; `nil` if the project has no credential for the vendor.
    func widget(for project: ProjectID) async throws -> ChallengeWidget?

    func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws
        -> ChallengeVerdict
}
