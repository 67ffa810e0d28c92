package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard

/// The limits that apply to one client address, as `--json` prints them.
package struct AddressExplanation: Encodable {
    package let project: String
    package let address: String
    package let network: String

    /// Whether limits apply to the address.
    package let isLimited: Bool

    /// The limits that have counted calls or allow none.
    package let limits: [Limit]
    package let remedies: [String]

    package struct Limit: Encodable {
        /// The limit as the API's `limit` field names it, such as `passwords.address.perHour`.
        package let limit: String
        package let subject: String
        package let used: Int
        package let allowed: Int
        package let left: Int

        /// Seconds until the next call is allowed; 0 if it is allowed now.
        package let waitSeconds: Int64
    }

    /// Reads everything in one transaction, so that all values are consistent.
    package init(
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
        remedies = Self.remedies(
            limits.filter { $0.left == 0 },
            isLimited,
            origin,
            project.id,
            asTyped
        )
    }

    private static func remedies(
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
                    + data.command("projects set \(project) callLimits.\(reached[0].limit)=…"),
                "If the address is your own back end, add it to callLimits.exemptNetworks.",
            ]
    }
}

extension AddressExplanation.Limit {
    package init(_ allowance: CallAllowance) {
        limit = CallLimitRefusal(allowance.call, allowance.dimension, allowance.span).setting
        subject = allowance.subject
        used = allowance.used
        allowed = allowance.allowed
        left = allowance.left
        waitSeconds = allowance.wait.wholeSeconds
    }
}

extension AddressExplanation {
    /// Whether calls are allowed now, and when they are again.
    package var answer: String {
        guard isLimited else { return "Calls from \(address) are not limited." }
        let reached = limits.filter { $0.left == 0 }
        guard let first = reached.first, let wait = reached.map(\.waitSeconds).max() else {
            return "Calls from \(address) are allowed."
        }
        return "Calls from \(address) are refused by the limit \(first.limit); "
            + "allowed again in \(TimeSpan.seconds(wait).readable)."
    }
}
