package import DialtoneBasics
import Crypto
import Foundation

/// Google's verdict on a Play Integrity token; positive by default.
package struct SampleVerdict: Sendable {
    package static let packageName = "com.example.app"
    package static let certificate = Array(SHA256.hash(data: Array("certificate".utf8)))

    package var packageName = Self.packageName
    package var nonceText: String
    package var madeAt: Timestamp
    package var recognition = "PLAY_RECOGNIZED"
    package var certificates = [Base64URL.encode(Self.certificate)]
    package var device = ["MEETS_BASIC_INTEGRITY", "MEETS_DEVICE_INTEGRITY"]

    package init(
        for number: String,
        at now: Timestamp,
        _ adjust: (inout SampleVerdict) -> Void = { _ in }
    ) {
        nonceText = Base64URL.encode(SHA256.hash(data: Array(number.utf8)))
        madeAt = now
        adjust(&self)
    }

    package var json: String {
        JSONValue.object([
            "requestDetails": .object([
                "requestPackageName": .string(packageName), "nonce": .string(nonceText),
                "timestampMillis": .string(String(madeAt.milliseconds)),
            ]),
            "appIntegrity": .object([
                "appRecognitionVerdict": .string(recognition),
                "packageName": .string(packageName),
                "certificateSha256Digest": .array(certificates.map(JSONValue.string)),
                "versionCode": .string("42"),
            ]),
            "deviceIntegrity": .object([
                "deviceRecognitionVerdict": .array(device.map(JSONValue.string))
            ]),
            "accountDetails": .object(["appLicensingVerdict": .string("LICENSED")]),
        ]).text
    }
}

/// Google's assessment of a reCAPTCHA Enterprise token; positive by default.
package struct SampleAssessment: Sendable {
    package var isValid = true
    package var invalidReason = "INVALID_REASON_UNSPECIFIED"
    package var action = "sendVerificationCode"
    /// The origin of the token, with Google's name for it.
    package var origin = (name: "hostname", value: "app.example.com")
    package var score: Double? = 0.9
    package var madeAt: Timestamp

    package init(at now: Timestamp, _ adjust: (inout SampleAssessment) -> Void = { _ in }) {
        madeAt = now
        adjust(&self)
    }

    package var json: String {
        let time = madeAt.date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        return JSONValue.object([
            "name": .string("projects/1/assessments/1"),
            "tokenProperties": .object([
                "valid": .boolean(isValid), "invalidReason": .string(invalidReason),
                "action": .string(action), origin.name: .string(origin.value),
                "createTime": .string(time),
            ]),
            "riskAnalysis": .object(score.map { ["score": .number($0)] } ?? [:]),
        ]).text
    }
}
