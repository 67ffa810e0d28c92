import DialtoneBasics
import Foundation

/// The fields of Google's verdict on a Play Integrity token that are used here.
struct IntegrityVerdict: Decodable, Sendable {
    struct RequestDetails: Decodable, Sendable {
        let requestPackageName: String?
        let nonce: String?
        /// A number in a string, as Google encodes large numbers.
        let timestampMillis: String?
    }

    struct AppIntegrity: Decodable, Sendable {
        let appRecognitionVerdict: String?
        let packageName: String?
        let certificateSha256Digest: [String]?
    }

    struct DeviceIntegrity: Decodable, Sendable {
        let deviceRecognitionVerdict: [String]?
    }

    let requestDetails: RequestDetails
    let appIntegrity: AppIntegrity
    let deviceIntegrity: DeviceIntegrity
}

extension IntegrityVerdict {
    /// The maximum age of a token: apps request a new one each time.
    static let lifetime = TimeSpan.minutes(5)

    /// The tolerated difference if Google's clock is ahead of the server's.
    static let clockSkew = TimeSpan.minutes(1)

    /// The expected values of a verdict.
    struct Expectation: Sendable {
        let packageName: String

        /// The SHA-256 digests of the certificates that the app may be signed with.
        let certificateDigests: Set<[UInt8]>

        /// The accepted nonces, which are SHA-256 digests.
        let nonces: Set<[UInt8]>
    }

    /// Throws if the verdict does not match the expectation.
    func check(against expected: Expectation, at now: Timestamp) throws(IntegrityProblem) {
        guard requestDetails.requestPackageName == expected.packageName,
            appIntegrity.packageName == nil || appIntegrity.packageName == expected.packageName
        else { throw .wrongApp }
        guard let nonce = DigestText.decode(requestDetails.nonce), expected.nonces.contains(nonce)
        else { throw .wrongNonce }
        guard let made = requestDetails.timestampMillis.flatMap(Int64.init),
            Timestamp(milliseconds: made) > now - Self.lifetime,
            Timestamp(milliseconds: made) <= now + Self.clockSkew
        else { throw .expired }
        guard appIntegrity.appRecognitionVerdict == "PLAY_RECOGNIZED" else { throw .unknownApp }
        let certificates = (appIntegrity.certificateSha256Digest ?? []).map(DigestText.decode)
        guard certificates.contains(where: { $0.map(expected.certificateDigests.contains) == true })
        else { throw .wrongCertificate }
        let device = deviceIntegrity.deviceRecognitionVerdict ?? []
        guard device.contains("MEETS_DEVICE_INTEGRITY") || device.contains("MEETS_STRONG_INTEGRITY")
        else { throw .weakDevice }
    }
}
