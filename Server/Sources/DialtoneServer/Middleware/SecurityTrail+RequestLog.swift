import DialtoneCore
import Logging

extension SecurityTrail {
    /// Adds what the request's log line says of the caller and of the refusal.
    func describe(in metadata: inout Logger.Metadata) {
        if let projectID {
            metadata["project"] = .string(projectID.parent.rawValue)
            metadata["tenant"] = projectID.tenantID.map { .string($0) }
        }
        metadata["network"] = origin.address.map { "\(IPNetwork.coarse(around: $0))" }
        metadata["error.code"] = errorCode.map { .string($0) }
    }
}
