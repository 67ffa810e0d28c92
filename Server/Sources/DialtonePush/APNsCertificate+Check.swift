import DialtoneModel
import DialtoneBasics
import Foundation
import NIOSSL

extension APNsCertificate {
    /// The name of the credential: its app, and its environment if it has only one.
    var name: String {
        let app = topics.min { ($0.count, $0) < ($1.count, $1) } ?? ""
        guard environments.count == 1, let only = environments.first else { return app }
        return "\(app):\(only.rawValue)"
    }

    /// Throws if TLS cannot use the certificate, or if it has expired.
    func check(at now: Timestamp) throws(InvalidAPNsCredential) {
        guard now < expiresAt else {
            let day = expiresAt.date.formatted(.iso8601.year().month().day())
            throw .init("The certificate ended on \(day): make a new one on Apple's site.")
        }
        guard topics.allSatisfy({ !$0.contains(",") }) else {
            throw .init("The certificate names an app that no bundle ID can be.")
        }
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.certificateChain = chain.map { .certificate($0) }
        tls.privateKey = .privateKey(key)
        guard (try? NIOSSLContext(configuration: tls)) != nil else {
            throw .init("Certificate and private key do not belong together.")
        }
    }
}
