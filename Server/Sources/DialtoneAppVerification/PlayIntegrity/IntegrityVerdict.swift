import DialtoneCore
import Foundation

/// What Google says of a token of Play Integrity, as far as it is looked at.
struct IntegrityVerdict: Decodable, Sendable {
    struct RequestDetails: Decodable, Sendable {
        let requestPackageName: String?
        let nonce: String?
        /// A number in a text, as Google writes large numbers.
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
    /// How old a token may be: one is made for each request.
    static let lifetime = TimeSpan.minutes(5)

    /// How far Google's clock may be ahead of ours.
    static let clockSkew = TimeSpan.minutes(1)

    /// What a good verdict must say.
    struct Expectation: Sendable {
        let packageName: String

        /// SHA-256 digests of the certificates that the app may be signed with.
        let certificateDigests: Set<[UInt8]>

        /// SHA-256 digests, of which the nonce has to be one.
        let nonces: Set<[UInt8]>
    }

    /// Throws what is wrong, if anything is.
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
