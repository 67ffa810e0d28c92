import DialtoneBasics
import DialtoneModel
import Foundation

/// A session, as commands print it.
struct SessionView: Encodable {
    let id: String
    let client: String?
    let signInProvider: String
    let secondFactor: String?
    let signedInAt: String
    let lastUsedAt: String

    init(_ session: Session) {
        id = session.id.text
        client = session.client
        signInProvider = session.signInProvider.rawValue
        secondFactor = session.context.secondFactor?.kind
        signedInAt = session.signedInAt.date.ISO8601Format()
        lastUsedAt = session.lastUsedAt.date.ISO8601Format()
    }

    var row: [String] {
        let factors = [signInProvider] + (secondFactor.map { [$0] } ?? [])
        return [id, client ?? "", factors.joined(separator: " + "), signedInAt, lastUsedAt]
    }
}
