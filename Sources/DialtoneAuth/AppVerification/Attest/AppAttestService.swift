import Foundation

/// Apple's App Attest service, or its replacement in a test.
protocol AppAttestService: Sendable {
    var isSupported: Bool { get }

    /// Generates a key in the device's secure hardware, and returns its ID.
    func generateKey() async throws -> String

    /// Requests Apple's attestation that a key belongs to a genuine installation of this app.
    func attest(_ keyID: String, clientDataHash: Data) async throws -> Data

    /// Signs with an attested key.
    ///
    /// - Throws: ``AppAttestKeyUnusable`` if the key is gone, for example after a restore.
    func assertion(_ keyID: String, clientDataHash: Data) async throws -> Data
}

/// The device no longer has this key, or cannot use it.
struct AppAttestKeyUnusable: Error {}
