package import DialtoneBasics
package import DialtoneModel
package import NIOSSL

/// The hosts and timeouts of Apple's push services.
package struct APNsSettings: Sendable {
    /// The host, with a port unless it is 443.
    package var productionHost = "api.push.apple.com"
    package var sandboxHost = "api.sandbox.push.apple.com"

    /// The authorities to trust in addition to the system's.
    package var authorities: [NIOSSLCertificate] = []

    package var connectTimeout = TimeSpan.seconds(3)

    /// The timeout of one request, including the connection.
    package var timeout = TimeSpan.seconds(5)

    package init() {}

    package func host(of environment: PushEnvironment) -> String {
        switch environment {
        case .production: productionHost
        case .sandbox: sandboxHost
        }
    }
}
