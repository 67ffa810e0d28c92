package import DialtoneFlows
package import DialtoneModel
package import DialtonePush

/// The dependencies of silent pushes.
package struct PushDependencies: Sendable {
    let credentials: APNsCredentialStore
    let issuer: PushReceiptIssuer

    /// The queue of pushes to send; it must be run as a service.
    package let queue: PushQueue

    private let store: any DataStore
    let service: APNsPushService

    package init(
        store: any DataStore,
        credentials: APNsCredentialStore,
        service: APNsPushService,
        issuer: PushReceiptIssuer,
        queue: PushQueue
    ) {
        self.store = store
        self.credentials = credentials
        self.service = service
        self.issuer = issuer
        self.queue = queue
    }

    /// Logs a warning for each project certificate that expires soon.
    package func warnOfEndingCertificates() async throws {
        let projects = try await store.read { try $0.projects().map(\.id) }
        try await service.warnOfEndingCertificates(of: projects)
    }
}
