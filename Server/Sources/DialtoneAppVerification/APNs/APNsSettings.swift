package import DialtoneCore
package import NIOSSL

/// Where Apple's push services are.
package struct APNsSettings: Sendable {
    /// Host, and port where it is not 443.
    package var productionHost = "api.push.apple.com"
    package var sandboxHost = "api.sandbox.push.apple.com"

    /// Trusted besides the authorities of the machine.
    package var authorities: [NIOSSLCertificate] = []

    package var connectTimeout = TimeSpan.seconds(3)

    /// How long one request may take, connecting included.
    package var timeout = TimeSpan.seconds(5)

    package init() {}

    package func host(of environment: PushEnvironment) -> String {
        switch environment {
        case .production: productionHost
        case .sandbox: sandboxHost
        }
    }
}
