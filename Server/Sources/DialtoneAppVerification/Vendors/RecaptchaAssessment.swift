import DialtoneBasics
import Foundation

/// The fields of Google's assessment of a reCAPTCHA Enterprise token that are used here.
struct RecaptchaAssessment: Decodable, Sendable {
    struct TokenProperties: Decodable, Sendable {
        let valid: Bool?
        let invalidReason: String?
        let action: String?
        let hostname: String?
        let iosBundleId: String?
        let androidPackageName: String?
        let createTime: String?
    }

    struct RiskAnalysis: Decodable, Sendable {
        let score: Double?
    }

    let tokenProperties: TokenProperties
    let riskAnalysis: RiskAnalysis?
}

extension RecaptchaAssessment {
    /// The lifetime of a token, as set by Google.
    static let lifetime = TimeSpan.minutes(2)

    /// The tolerated difference if Google's clock is ahead of the server's.
    static let clockSkew = TimeSpan.minutes(1)

    /// The permitted origin of a token.
    enum Origin: Sendable {
        /// A page on one of these hosts.
        case web(hosts: [String])
        case ios(bundleIDs: [String])
        case android(packageNames: [String])
    }

    /// Throws if the assessment does not match the expectation.
    func check(
        action: String?,
        origin: Origin,
        minimumScore: Double,
        at now: Timestamp
    ) throws(RecaptchaProblem) {
        guard tokenProperties.valid == true else {
            throw RecaptchaProblem(invalidReason: tokenProperties.invalidReason)
        }
        if let action, tokenProperties.action != action { throw .wrongAction }
        guard isFrom(origin) else { throw .wrongOrigin }
        guard let made = tokenProperties.createTime.flatMap(Self.time),
            made > now - Self.lifetime - Self.clockSkew, made <= now + Self.clockSkew
        else { throw .expired }
        guard let score = riskAnalysis?.score, score >= minimumScore else { throw .lowScore }
    }

    private func isFrom(_ origin: Origin) -> Bool {
        switch origin {
        case .web(let hosts):
            guard let host = tokenProperties.hostname?.lowercased() else { return false }
            return hosts.contains { $0.lowercased() == host }
        case .ios(let bundleIDs):
            return tokenProperties.iosBundleId.map(bundleIDs.contains) == true
        case .android(let names):
            return tokenProperties.androidPackageName.map(names.contains) == true
        }
    }

    private static func time(_ text: String) -> Timestamp? {
        let exact = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let whole = Date.ISO8601FormatStyle()
        return ((try? exact.parse(text)) ?? (try? whole.parse(text))).map { Timestamp($0) }
    }
}
