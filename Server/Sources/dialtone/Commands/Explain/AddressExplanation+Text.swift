import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics

extension AddressExplanation: CommandView {
    /// The explanation as text, starting with the answer.
    var lines: [String] {
        [answer, "", "Address:  \(address)", "Network:  \(network)"] + counts
            + ["", "What to do:"] + remedies.map { "  \($0)" }
    }

    private var counts: [String] {
        guard !limits.isEmpty else { return ["", "No calls were counted."] }
        let table = Table(
            header: ["LIMIT", "FOR", "USED", "ALLOWED", "LEFT", "ALLOWED IN"],
            rows: limits.map { limit in
                [
                    limit.limit, limit.subject, "\(limit.used)", "\(limit.allowed)",
                    "\(limit.left)",
                    limit.waitSeconds > 0 ? TimeSpan.seconds(limit.waitSeconds).readable : "",
                ]
            }
        )
        return ["", table.text]
    }
}
