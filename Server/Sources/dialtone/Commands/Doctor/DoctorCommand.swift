import ArgumentParser
import DialtoneBasics
import DialtoneStorage

/// Checks everything around a production server that can be wrong.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the server and everything it needs.",
        discussion: """
            Checks the configuration, files, clock, database, keys, gateways, public URL
            and all services that the server uses. Sends no message and changes nothing,
            so it can run beside a server. Exits with 1 if a check fails.

            Examples:
              dialtone doctor --config /etc/dialtone/dialtone.yaml
              dialtone doctor --config dialtone.yaml --offline --json
            """
    )

    @OptionGroup var options: ServerOptions

    @Flag(help: "Connect to nothing but the database.")
    var offline = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let configuration = try await options.load().values
        try configuration.check()
        var checkup = Checkup(configuration, clock: .system())
        checkup.note(.ok, "configuration", "valid")
        checkup.checkFiles(configurationFile: options.configurationFile?.path)
        checkup.checkMachine(plan: options.installedPlan())
        if let store = await checkup.checkDatabase() {
            await checkup.checkData(in: store, connecting: !offline)
            await store.close()
        }
        checkup.checkSender()
        if !offline { await checkup.checkServices() }
        try Terminal.show(CheckupReport(findings: checkup.findings), asJSON: json)
        guard checkup.findings.allSatisfy({ $0.state != .failed }) else { throw ExitCode.failure }
    }
}

/// What `dialtone doctor` prints.
private struct CheckupReport: CommandView {
    let findings: [Checkup.Finding]

    var lines: [String] {
        let width = findings.map(\.check.count).max() ?? 0
        let states = Checkup.State.allCases.map(\.rawValue.count).max() ?? 0
        let indent = String(repeating: " ", count: width + states + 4)
        return findings.flatMap { finding in
            let check = finding.check.padding(to: width)
            let state = finding.state.rawValue.padding(to: states)
            let remedy = finding.remedy.map { [indent + $0] } ?? []
            return ["\(check)  \(state)  \(finding.detail)"] + remedy
        } + ["", summary]
    }

    private var summary: String {
        let counts = Checkup.State.allCases.compactMap { state in
            let count = findings.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        return "\(findings.count) checks: \(counts.joined(separator: ", "))."
    }

    private enum CodingKeys: String, CodingKey {
        case findings = "checks"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
