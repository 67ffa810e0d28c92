/// An internal server error whose description contains no personal data.
package protocol ServerFault: Error, CustomStringConvertible {
    /// Whether the same request can succeed if it is retried shortly.
    var isTemporary: Bool { get }
}
