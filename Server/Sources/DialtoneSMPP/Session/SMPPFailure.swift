/// Why a request got no response.
enum SMPPFailure: Error, Hashable {
    /// The request was not sent.
    case notSent
    case timedOut
    case connectionClosed
    /// The response does not match the request.
    case invalidResponse
    /// The SMSC does not read the data it is sent.
    case unread
    /// The SMSC does not support TLS, or its certificate is not trusted.
    case untrusted
}
