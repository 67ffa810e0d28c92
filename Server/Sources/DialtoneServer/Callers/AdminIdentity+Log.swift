import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

extension AdminIdentity {
    /// Logs a call that may have changed something; `project` is `nil` for calls on the server.
    func log(_ request: Request, of project: ProjectID?, in context: ServerContext) {
        var metadata: Logger.Metadata = [
            "admin": "\(name)", "role": "\(role.rawValue)",
            "call": "\(request.method.rawValue) \(request.uri.path)",
        ]
        if let project { metadata["project"] = "\(project)" }
        context.logger.notice("administration", metadata: metadata)
    }
}
