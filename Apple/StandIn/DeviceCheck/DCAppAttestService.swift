// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for App Attest, which behaves as Apple documents it, and has methods for what happens
// to a device.
@_exported public import Foundation

/// The domain of App Attest's errors.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why App Attest has failed.
public struct DCError: Error {
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
}

/// The device's keys, and Apple's service that attests them.
///
/// A key is attested once, before it signs. Keys are gone after the app is installed again or the
/// device is restored. Hashes are of 32 bytes. Without Apple's service, a key can be made and used,
/// but not attested; the attestation can be repeated with the same key.
public final class DCAppAttestService: Sendable {
    public static let shared = DCAppAttestService()

    private struct Device {
        var isSupported = true
        var hasService = true
        var made = 0
        var attested: [String: Bool] = [:]
        var counter = 0
    }

    private let lock = NSLock()
    // All access is under the lock.
    nonisolated(unsafe) private var device = Device()

    private init() {}

    public var isSupported: Bool { with { $0.isSupported } }

    public func generateKey() async throws -> String {
        try with { device in
            guard device.isSupported else { throw Self.error(.featureUnsupported) }
            device.made += 1
            device.attested["key-\(device.made)"] = false
            return "key-\(device.made)"
        }
    }

    public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        try with { device in
            try Self.check(clientDataHash, device)
            guard device.attested[keyId] == false else { throw Self.error(.invalidKey) }
            guard device.hasService else { throw Self.error(.serverUnavailable) }
            device.attested[keyId] = true
            return Data("attestation of \(keyId) ".utf8) + clientDataHash
        }
    }

    public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        try with { device in
            try Self.check(clientDataHash, device)
            guard device.attested[keyId] == true else { throw Self.error(.invalidKey) }
            device.counter += 1
            return Data("assertion \(device.counter) of \(keyId) ".utf8) + clientDataHash
        }
    }

    /// A new device, or one without App Attest.
    public func reset(isSupported: Bool = true) {
        with { $0 = Device(isSupported: isSupported) }
    }

    /// The app is installed again, or the device is restored from a backup.
    public func loseKeys() {
        with { $0.attested = [:] }
    }

    /// Apple's service goes down, or comes back.
    public func setService(isAvailable: Bool) {
        with { $0.hasService = isAvailable }
    }

    private static func check(_ hash: Data, _ device: Device) throws {
        guard device.isSupported else { throw error(.featureUnsupported) }
        guard hash.count == 32 else { throw error(.invalidInput) }
    }

    private static func error(_ code: DCError.Code) -> NSError {
        NSError(domain: DCErrorDomain, code: code.rawValue)
    }

    private func with<Result>(_ body: (inout Device) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&device) }
    }
}
