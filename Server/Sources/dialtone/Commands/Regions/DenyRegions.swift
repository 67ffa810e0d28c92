import DialtoneSendGuard
import ArgumentParser

struct DenyRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deny",
        abstract: "Let no message go to countries.",
        discussion: """
            Where there is a list of allowed countries, they come off it. Where there is
            none, messages go everywhere else.
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
