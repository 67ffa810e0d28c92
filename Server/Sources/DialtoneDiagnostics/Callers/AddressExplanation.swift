import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard

/// The limits that apply to one client address, as `--json` prints them.
struct AddressExplanation: CommandView {
    let project: String
    let address: String
    let network: String

    /// Whether limits apply to the address.
    let isLimited: Bool

    /// The limits that have counted calls or allow none.
    let limits: [Limit]
    let advice: [String]

    struct Limit: Encodable {
        /// The limit as the API's `limit` field names it, such as `passwords.address.perHour`.
        let limit: String
        let subject: String
        let used: Int
        let allowed: Int
        let left: Int

        /// Seconds until the next call is allowed; 0 if it is allowed now.
        let waitSeconds: Int64
    }

    /// Reads everything in one transaction, so that all values are consistent.
    init(
        of address: IPAddress,
        in project: Project,
        asTyped: TypedData = .unnamed,
        at now: Timestamp,
        from data: any CallTallyReader
    ) throws {
        let settings = project.settings.callLimits
        let origin = SendOrigin(address)
        self.project = project.id.rawValue
        self.address = origin.address
        network = origin.network
        isLimited = settings.limits(address)
        limits = try LimitedCall.allCases.flatMap { call in
            try data.callTallies(of: call, from: origin, in: project.id.parent)
                .flatMap { settings.allowances(of: $0, of: call, at: now) }
                .filter { $0.used > 0 || $0.left == 0 }
                .map(Limit.init)
        }
        advice = Self.advice(
            limits.filter { $0.left == 0 },
            isLimited,
            origin,
            project.id,
            asTyped
        )
    }

    private static func advice(
        _ reached: [Limit],
        _ isLimited: Bool,
        _ origin: SendOrigin,
        _ project: ProjectID,
        _ data: TypedData
    ) -> [String] {
        guard isLimited else { return ["No action needed: no limits apply to this address."] }
        guard !reached.isEmpty else {
            return ["No action needed: calls from this address are allowed."]
        }
        let subjects = Set(reached.map(\.subject))
        let dimensions = origin.dimensions.filter { subjects.contains($0.subject) }
        return dimensions.map { dimension in
            "Wait, or: \(data.command("guard release \(dimension.text) --project \(project)"))"
        }
            + [
                "If many people share this address, raise the limit: "
                    + data.command("project set \(project) callLimits.\(reached[0].limit)=…"),
                "If the address is your own back end, add it to callLimits.exemptNetworks.",
            ]
    }
}

extension AddressExplanation.Limit {
    init(_ allowance: CallAllowance) {
        limit = CallLimitRefusal(allowance.call, allowance.dimension, allowance.span).setting
        subject = allowance.subject
        used = allowance.used
        allowed = allowance.allowed
        left = allowance.left
        waitSeconds = allowance.wait.wholeSeconds
    }
}

extension AddressExplanation {
    /// The explanation as text, starting with the answer.
    var lines: [String] {
        [answer, "", "Address:  \(address)", "Network:  \(network)"] + counts
            + ["", "What to do:"] + advice.map { "  \($0)" }
    }

    private var answer: String {
        guard isLimited else { return "Calls from \(address) are not limited." }
        let reached = limits.filter { $0.left == 0 }
        guard let first = reached.first, let wait = reached.map(\.waitSeconds).max() else {
            return "Calls from \(address) are allowed."
        }
        return "Calls from \(address) are refused by the limit \(first.limit); "
            + "allowed again in \(TimeSpan.seconds(wait).readable)."
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
