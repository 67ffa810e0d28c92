import DialtoneSendGuard
import ArgumentParser

struct AllowRegions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Allow messages to countries.",
        discussion: """
            The first time, the named countries become the only allowed ones. Later, they
            are added. With --everywhere-else, the countries are removed from the list of
            denied countries instead.
            """
    )

    @OptionGroup var change: RegionChange

    @Flag(help: "Keep a list of denied countries, and remove these from it.")
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
