/// The reasons for refusing a verification session or its code.
enum RefusalKind: String, CaseIterable, Encodable {
    case wrongCode = "wrong code"
    case unknownSession = "unknown session"
    case usedSession = "used session"
    case supersededSession = "superseded session"
    case expiredSession = "expired session"
}
