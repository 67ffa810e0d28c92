import DialtoneBasics
package import DialtoneModel
import DialtoneSMS
package import IdentityToolkitAdmin

extension GatewayInfo {
    /// `isHealthy` is `nil` if this node does not use the gateway.
    package init(_ record: SMSGatewayRecord, isHealthy: Bool?, incident: GatewayIncident?) {
        self.init()
        name = record.name
        kind = record.kind.rawValue
        settings = record.settings
        secrets = GatewayCatalog.fields(of: record.kind).filter(\.isSecret).map(\.name)
        createdAt = record.createdAt.readable
        updatedAt = record.updatedAt.readable
        etag = record.etag
        health = isHealthy.map { $0 ? "healthy" : "unhealthy" } ?? "unused"
        outageSince = incident?.since.readable
    }
}

extension TestGatewayResponse {
    package init(of outcome: SendOutcome, by name: String) {
        self.init()
        gateway = name
        switch outcome {
        case .accepted(let receipt):
            isAccepted = true
            gatewayMessageIDs = receipt.gatewayMessageIDs
            let ids = receipt.gatewayMessageIDs.joined(separator: ", ")
            text = "The gateway \(name) accepted the message\(ids.isEmpty ? "" : " as \(ids)")."
        case .retryable(let problem, _): fail("rejected the message temporarily", problem)
        case .permanent(let problem): fail("rejected the message", problem)
        case .fraudBlocked(let problem): fail("blocked the message as fraud", problem)
        case .unknown(let problem): fail("gave no clear response", problem)
        }
    }

    private mutating func fail(_ verdict: String, _ problem: SendProblem) {
        reason = problem.reason.rawValue
        code = problem.code
        let code = problem.code.map { ", code \($0)" } ?? ""
        text =
            "The gateway \(gateway) \(verdict) (\(problem.reason.rawValue)\(code)): "
            + problem.detail
    }
}
