import DialtoneBasics
import DialtoneModel

/// An entry of the log of users, without what the request adds to it.
struct UserLogDraft: Sendable {
    let id: String
    let account: AccountID
    let project: ProjectID
    let at: Timestamp
    let action: AccountEventKind
    var method: SignInProvider?
    var secondFactor: String?

    func entry(from origin: SecurityTrail.Origin) -> UserLogEntry {
        UserLogEntry(
            id: id,
            projectID: project.parent,
            tenantID: project.tenantID,
            accountID: account,
            at: at,
            action: action,
            method: method,
            secondFactor: secondFactor,
            address: origin.address?.description,
            client: origin.clientVersion.map(ClientKind.init(clientVersion:)),
            requestID: origin.requestID
        )
    }
}
