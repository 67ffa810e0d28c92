import ArgumentParser
import DialtoneBasics
import DialtoneFederation
import DialtoneModel
import DialtoneOutbound

struct TestIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Test the connection to an identity provider.",
        discussion: """
            The command fetches the provider's discovery document and keys, and compares
            them with the configuration. If a client secret is stored, it also exchanges a
            code that does not exist, to see whether the provider accepts the secret. The
            requests are sent from this machine, with the outbound rules of the server's
            configuration. The exit status is 1 if users cannot sign in.
            """
    )

    @Argument(help: "The provider's ID.")
    var id: String

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let check: String
        let outcome: String
        let text: String
        let advice: String?

        init(_ finding: ProviderFinding) {
            check = finding.check.rawValue
            outcome = finding.outcome.rawValue
            text = finding.text
            advice = finding.advice
        }
    }

    func run() async throws {
        let masterKey = try await options.data.masterKey()
        let secrets = ProviderSecrets(masterKey: masterKey)
        let provider = try await options.withProject { store, project in
            try await IdentityProviderDirectory(store: store, secrets: secrets, clock: .system())
                .provider(SignInProvider(rawValue: id), of: project.id)
        }
        let outbound = try await options.data.outbound()
        let url = try await options.data.publicURL() ?? "https://auth.example.com"
        let findings = try await withResource(
            try outbound.client(),
            closing: { await $0.shutDown() }
        ) { client in
            let trial = ProviderTrial(
                providers: ProviderClient(http: client, policy: outbound.policy),
                secrets: secrets,
                clock: .system()
            )
            return try await trial.findings(of: provider, returnURL: url + "/__/auth/handler")
        }
        let list = Listing(
            "findings",
            findings.map(View.init),
            header: ["CHECK", "OUTCOME", "FINDING"],
            none: "Nothing to report."
        ) { [$0.check, $0.outcome, $0.text + ($0.advice.map { " \($0)" } ?? "")] }
        try Terminal.show(list, asJSON: options.json)
        guard !findings.contains(where: { $0.outcome == .problem }) else { throw ExitCode.failure }
    }
}
