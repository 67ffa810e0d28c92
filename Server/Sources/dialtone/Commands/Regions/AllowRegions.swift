import DialtoneSendGuard
import ArgumentParser

struct AllowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Let messages go to countries, and to no others but those allowed before.",
        discussion: """
            The first time, the countries named become the only ones. With
            --everywhere-else a country only comes off the list of those that are
            denied.
            """
    )

    @OptionGroup var change: RegionChange

    @Flag(help: "Keep a list of denied countries, and take these off it.")
    var everywhereElse = false

    func run() async throws {
        try await change.make { [everywhereElse] policy, regions in
            if everywhereElse, policy.allowed == nil {
                policy.denied.removeAll(where: regions.contains)
            } else {
                policy.allowed = Set(policy.allowed ?? []).union(regions).sorted()
                policy.denied = []
            }
        }
    }
}
