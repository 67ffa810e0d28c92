import DeviceCheck
import Foundation
import Testing

@testable import DialtoneAuth

/// Runs the SDK's own code for App Attest with the stand-in; one test after the other, since they
/// share the device.
@Suite(.serialized)
struct DeviceAppAttestTests {
    private static let hash = Data(repeating: 7, count: 32)

    private let service = DeviceAppAttest()

    init() { DCAppAttestService.shared.reset() }

    private func attestedKey() async throws -> String {
        let key = try await service.generateKey()
        _ = try await service.attest(key, clientDataHash: Self.hash)
        return key
    }

    @Test func `an attested key signs, each time anew`() async throws {
        let key = try await attestedKey()
        let first = try await service.assertion(key, clientDataHash: Self.hash)
        let second = try await service.assertion(key, clientDataHash: Self.hash)
        #expect(first != second)
    }

    @Test func `a key that the device has lost is unusable, and another one is made`()
        async throws
    {
        let key = try await attestedKey()
        DCAppAttestService.shared.loseKeys()
        await #expect(throws: AppAttestKeyUnusable.self) {
            try await service.assertion(key, clientDataHash: Self.hash)
        }
        let next = try await attestedKey()
        #expect(next != key)
        _ = try await service.assertion(next, clientDataHash: Self.hash)
    }

    @Test func `a key that was never attested is unusable`() async throws {
        let key = try await service.generateKey()
        await #expect(throws: AppAttestKeyUnusable.self) {
            try await service.assertion(key, clientDataHash: Self.hash)
        }
    }

    @Test func `without Apple's service, a key is not attested, and can be later`() async throws {
        DCAppAttestService.shared.setService(isAvailable: false)
        let key = try await service.generateKey()
        let error = await #expect(throws: NSError.self) {
            try await service.attest(key, clientDataHash: Self.hash)
        }
        #expect(error?.code == DCError.Code.serverUnavailable.rawValue)
        DCAppAttestService.shared.setService(isAvailable: true)
        _ = try await service.attest(key, clientDataHash: Self.hash)
    }

    @Test func `a device without App Attest says so`() {
        DCAppAttestService.shared.reset(isSupported: false)
        #expect(!service.isSupported)
    }
}
