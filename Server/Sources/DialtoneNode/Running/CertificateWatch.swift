import DialtoneBasics
import DialtoneDiagnostics
import DialtoneServer
import Logging

/// Loads the certificates of listeners again when their files change, and warns before they expire.
struct CertificateWatch: Sendable {
    let certificates: [ListenerCertificate]
    let clock: ServerClock
    let logger: Logger

    /// Looks at the files, and logs whether the certificates have changed.
    func check() {
        for (listener, certificate) in certificates.map({ ($0.listener, $0.certificate) }) {
            switch certificate.check() {
            case .unchanged: break
            case .replaced:
                logger.notice(
                    "a new TLS certificate is in use",
                    metadata: [
                        "listener": "\(listener)",
                        "expires": "\(certificate.validity.end.readable)",
                    ]
                )
                warn(about: certificate, of: listener)
            case .rejected(let problem):
                logger.error(
                    "the new TLS certificate cannot be used; the previous one stays in use",
                    metadata: ["listener": "\(listener)", "problem": "\(problem)"]
                )
            }
        }
    }

    /// Logs a warning for each certificate that is not valid, or not for long.
    func warn() {
        for one in certificates { warn(about: one.certificate, of: one.listener) }
    }

    private func warn(about certificate: ServerCertificate, of listener: String) {
        guard let concern = certificate.validity.concern(at: clock.now) else { return }
        logger.warning(
            "\(concern)",
            metadata: [
                "listener": "\(listener)", "expires": "\(certificate.validity.end.readable)",
                "file": "\(certificate.files.chain)",
            ]
        )
    }
}
