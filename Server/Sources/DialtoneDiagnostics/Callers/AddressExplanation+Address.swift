package import DialtoneBasics
import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard
package import IdentityToolkitAdmin

extension AddressExplanation {
    /// Reads everything in one transaction, so that all values are consistent.
    package init(
        of address: IPAddress,
        in project: Project,
        asTyped: TypedData = .unnamed,
        at now: Timestamp,
        from data: any CallTallyReader
    ) throws {
        self.init()
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
                .map(CallLimitUse.init)
        }
        let reached = limits.filter { $0.left == 0 }
        let subjects = Set(reached.map(\.subject))
        let dimensions = origin.dimensions.filter { subjects.contains($0.subject) }
        remedies = remedies(for: dimensions, reached.first, project.id, asTyped)
        actions = isLimited ? dimensions.map(RemedyAction.release) : []
        answer = sentence
    }

    private func remedies(
        for dimensions: [SendDimension],
        _ reached: CallLimitUse?,
        _ project: ProjectID,
        _ data: TypedData
    ) -> [String] {
        guard isLimited else { return ["No action needed: no limits apply to this address."] }
        guard let reached else {
            return ["No action needed: calls from this address are allowed."]
        }
        return dimensions.map { dimension in
            "Wait, or: \(data.command("guard release \(dimension.text) --project \(project)"))"
        }
            + [
                "If many people share this address, raise the limit: "
                    + data.command("projects set \(project) callLimits.\(reached.limit)=…"),
                "If the address is your own back end, add it to callLimits.exemptNetworks.",
            ]
    }
}

extension CallLimitUse {
    fileprivate init(_ allowance: CallAllowance) {
        self.init()
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
    private var sentence: String {
        guard isLimited else { return "Calls from \(address) are not limited." }
        let reached = limits.filter { $0.left == 0 }
        guard let first = reached.first, let wait = reached.map(\.waitSeconds).max() else {
            return "Calls from \(address) are allowed."
        }
        return "Calls from \(address) are refused by the limit \(first.limit); "
            + "allowed again in \(TimeSpan.seconds(wait).readable)."
    }
}
