import Foundation

/// Apple's App Attest, or what stands for it in a test.
protocol AppAttestService: Sendable {
    var isSupported: Bool { get }

    /// Makes a key in the device's secure hardware; yields its ID.
    func generateKey() async throws -> String

    /// Has Apple attest that a key belongs to a real installation of this app.
    func attest(_ keyID: String, clientDataHash: Data) async throws -> Data

    /// Signs with a key that was attested.
    ///
    /// - Throws: ``AppAttestKeyUnusable`` where the key is gone, as after a restore.
    func assertion(_ keyID: String, clientDataHash: Data) async throws -> Data
}

/// The device no longer has this key, or will not use it.
struct AppAttestKeyUnusable: Error {}
