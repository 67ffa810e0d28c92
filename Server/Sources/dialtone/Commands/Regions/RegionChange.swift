import IdentityToolkitAdmin
import DialtoneDiagnostics
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import ArgumentParser

/// The countries that a command adds or removes.
struct RegionChange: ParsableArguments {
    @Argument(help: "Countries as ISO 3166 codes, such as DE AT CH.")
    var regions: [String]

    @OptionGroup var target: RegionTarget

    func validate() throws {
        _ = try RegionChoice.codes(in: regions)
    }

    func make(_ change: @escaping @Sendable (inout RegionPolicy, [String]) -> Void) async throws {
        let codes = try RegionChoice.codes(in: regions)
        try await target.change { change(&$0, codes) }
    }
}

/// The project whose countries a command changes.
struct RegionTarget: ParsableArguments {
    @OptionGroup var options: ProjectOutputOptions

    /// Changes the policy and prints the result.
    func change(_ change: @escaping @Sendable (inout RegionPolicy) -> Void) async throws {
        let changed = try await options.data.withStore { store in
            let id = try await options.project.find(in: store).id
            let registry = ProjectRegistry(of: store)
            try await registry.changeSettings(of: id) { change(&$0.smsRegions) }
            return try await ProjectOption.find(id.rawValue, in: store)
        }
        let view = MessageRegions(changed)
        try Terminal.show(view.summary, or: view, asJSON: options.json)
    }
}
