import DialtoneSendGuard
import ArgumentParser

struct DenyRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deny",
        abstract: "Block messages to countries.",
        discussion: """
            If the project has a list of allowed countries, the countries are removed from
            it. Otherwise, messages to all other countries stay allowed.
            """
    )

    @OptionGroup var change: RegionChange

    func run() async throws {
        try await change.make { policy, regions in
            if let allowed = policy.allowed {
                policy.allowed = allowed.filter { !regions.contains($0) }
            } else {
                policy.denied = Set(policy.denied).union(regions).sorted()
            }
        }
    }
}
