#if canImport(DeviceCheck) && !os(watchOS)
import DeviceCheck
import Foundation

/// The device's App Attest service.
struct DeviceAppAttest: AppAttestService {
    var isSupported: Bool { DCAppAttestService.shared.isSupported }

    func generateKey() async throws -> String {
        try await DCAppAttestService.shared.generateKey()
    }

    func attest(_ keyID: String, clientDataHash: Data) async throws -> Data {
        try await DCAppAttestService.shared.attestKey(keyID, clientDataHash: clientDataHash)
    }

    func assertion(_ keyID: String, clientDataHash: Data) async throws -> Data {
        do {
            return try await DCAppAttestService.shared.generateAssertion(
                keyID,
                clientDataHash: clientDataHash
            )
        } catch {
            let error = error as NSError
            let isUnusable =
                error.domain == DCErrorDomain && error.code == DCError.Code.invalidKey.rawValue
            throw isUnusable ? AppAttestKeyUnusable() : error
        }
    }
}
#endif
