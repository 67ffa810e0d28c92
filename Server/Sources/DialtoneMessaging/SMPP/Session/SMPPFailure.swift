/// Why a request has no response.
enum SMPPFailure: Error, Hashable {
    /// The request never left.
    case notSent
    case timedOut
    case hungUp
    /// What came is no response to it.
    case nonsense
    /// The SMSC does not read what it is sent.
    case unread
    /// The SMSC does not encrypt, or its certificate is not believed.
    case untrusted
}
