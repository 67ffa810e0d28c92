package import DialtoneCore

/// Sets people a challenge, and says whether they solved it.
package protocol ChallengeVendor: Sendable {
    /// What the page has to show; `nil` where the project has no credential for the vendor.
    func widget(for project: ProjectID) async throws -> ChallengeWidget?

    func judge(
        _ solution: ChallengeSolution,
        for app: ChallengedApp
    ) async throws
        -> ChallengeVerdict
}
