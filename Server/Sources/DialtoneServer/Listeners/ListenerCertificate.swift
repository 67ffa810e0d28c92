/// The certificate of a listener.
package struct ListenerCertificate: Sendable {
    /// The name of the listener in metrics: `apps`, `console` or `metrics`.
    package let listener: String
    package let certificate: ServerCertificate

    package init(listener: String, certificate: ServerCertificate) {
        self.listener = listener
        self.certificate = certificate
    }
}
