import DialtoneBasics
import DialtoneModel
import IdentityToolkit

extension AccountSession {
    init(_ session: Session, isCurrent: Bool? = nil) {
        self.init()
        sessionId = session.id.text
        client = session.client
        clientId = session.grant?.clientID.rawValue
        providerId = session.signInProvider.rawValue
        secondFactor = session.context.secondFactor?.kind
        createdAt = WireInt64(session.signedInAt.milliseconds)
        lastUsedAt = WireInt64(session.lastUsedAt.milliseconds)
        current = isCurrent
    }
}
