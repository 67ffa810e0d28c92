/// Shows the public halves of the keys that ID tokens are checked with.
///
/// Answers from memory: whoever verifies tokens must not wait for the database.
package protocol PublishedKeys: Sendable {
    /// The JSON Web Key set (RFC 7517), as JSON.
    func jsonWebKeySet(at now: Timestamp) -> String

    /// X.509 certificates in PEM by key ID, as a JSON object.
    func certificates(at now: Timestamp) -> String

    /// How long a copy may be used before the next look.
    var freshness: TimeSpan { get }
}
