import DialtoneModel
import ArgumentParser

struct ShowCaptcha: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a project's challenge and site keys."
    )

    @OptionGroup var project: ProjectArgument

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        struct Keys: Encodable {
            let vendor: String
            let details: [String: String]
        }

        let vendor: String
        let keys: [Keys]
    }

    func run() async throws {
        let view = try await output.data.withStore { store in
            let project = try await project.find(in: store)
            let credentials = try await store.read {
                try $0.verificationCredentials(of: project.id)
            }
            return View(
                vendor: CaptchaVendor(project.settings.appVerification.common.challenge.vendor)
                    .rawValue,
                keys: CaptchaVendor.allCases.flatMap { vendor in
                    credentials.filter { $0.service == vendor.service }
                        .map { .init(vendor: vendor.rawValue, details: $0.details) }
                }
            )
        }
        if output.json { return try Terminal.show(json: view) }
        Terminal.show("Challenge: \(view.vendor)")
        guard !view.keys.isEmpty else { return }
        let rows = view.keys.map { keys in
            [
                keys.vendor, keys.details["siteKey"] ?? "",
                keys.details.filter { $0.key != "siteKey" }.sorted { $0.key < $1.key }
                    .map { "\($0.key)=\($0.value)" }.joined(separator: " "),
            ]
        }
        Terminal.show(Table(header: ["KEYS FOR", "SITE KEY", "DETAILS"], rows: rows).text)
    }
}
