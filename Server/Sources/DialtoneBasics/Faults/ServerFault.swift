/// An internal server error whose description contains no personal data.
package protocol ServerFault: Error, CustomStringConvertible {
    /// Whether the same request can succeed if it is retried shortly.
    var isTemporary: Bool { get }

    /// When a retry is likely to succeed, if that is known.
    var retryAfter: TimeSpan? { get }
}

extension ServerFault {
    package var retryAfter: TimeSpan? { nil }
}
