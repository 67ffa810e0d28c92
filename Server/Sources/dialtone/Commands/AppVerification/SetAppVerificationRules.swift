import DialtoneBasics
import DialtoneFlows
package import DialtoneModel
import ArgumentParser

struct SetAppVerificationRules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change the rules of a project or app.",
        discussion: """
            Options that you omit change nothing. When you set the first rule for an app,
            the app copies the common rules and no longer follows changes to them. Use
            --inherit to return it to the common rules.
            """
    )

    @OptionGroup var project: ProjectArgument

    @Option(help: "The app's ID, to change only the rules of this app.")
    var app: String?

    @Option(help: "off, audit or enforce.")
    var enforcement: AppVerificationPolicy.Enforcement?

    @Option(
        help: ArgumentHelp(
            "A kind of proof to accept; may be repeated, in the order in which apps try them.",
            valueName: "kind"
        )
    )
    var accept: [AppProofKind] = []

    @Option(help: "What to do while proofs cannot be verified.")
    var whenUnavailable: AppVerificationPolicy.Outage?

    @Flag(
        inversion: .prefixedNo,
        help: "Whether to accept keys of Apple's development environment."
    )
    var developmentKeys: Bool?

    @Flag(help: "Remove the app's own rules.")
    var inherit = false

    @OptionGroup var data: DataOptions

    func validate() throws {
        guard !inherit || app != nil else {
            throw ValidationError("--inherit requires --app.")
        }
    }

    func run() async throws {
        let id = try await data.withStore { store in
            let project = try await project.find(in: store).id
            let appID = try await app.asyncMap { try await store.app($0, of: project).appID }
            let registry = ProjectRegistry(of: store)
            try await registry.changeSettings(of: project) { settings in
                adjust(&settings.appVerification, for: appID)
            }
            return project
        }
        Terminal.show("Changed the rules of \(app ?? id.rawValue).")
    }

    private func adjust(_ settings: inout AppVerificationSettings, for appID: String?) {
        guard let appID else { return adjust(&settings.common) }
        guard !inherit else { return settings.apps[appID] = nil }
        adjust(&settings.apps[appID, default: settings.common])
    }

    private func adjust(_ policy: inout AppVerificationPolicy) {
        if let enforcement { policy.enforcement = enforcement }
        if !accept.isEmpty { policy.accepts = accept }
        if let whenUnavailable { policy.whenUnavailable = whenUnavailable }
        if let developmentKeys { policy.acceptsDevelopmentKeys = developmentKeys }
    }
}

extension AppVerificationPolicy.Enforcement: ExpressibleByArgument {}
extension AppVerificationPolicy.Outage: ExpressibleByArgument {}
extension AppProofKind: ExpressibleByArgument {}
