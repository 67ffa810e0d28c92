import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Logging

extension SecurityTrail {
    /// Adds the caller and the refusal to the request's log line.
    func describe(in metadata: inout Logger.Metadata) {
        if let projectID {
            metadata["project"] = .string(projectID.parent.rawValue)
            metadata["tenant"] = projectID.tenantID.map { .string($0) }
        }
        metadata["network"] = origin.address.map { "\(IPNetwork.coarse(around: $0))" }
        metadata["error.code"] = errorCode.map { .string($0) }
    }
}
