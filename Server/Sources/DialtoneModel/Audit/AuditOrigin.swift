/// The way on which an action came.
package struct AuditOrigin: Hashable, Sendable {
    /// The raw values are stored, and part of the hashes.
    package enum Via: String, Sendable, CaseIterable {
        case api, commandLine, console

        /// The server's own work.
        case server
    }

    package var via: Via

    /// The caller's IP address.
    package var address: String?
    package var requestID: String?

    package init(_ via: Via, address: String? = nil, requestID: String? = nil) {
        self.via = via
        self.address = address
        self.requestID = requestID
    }
}
