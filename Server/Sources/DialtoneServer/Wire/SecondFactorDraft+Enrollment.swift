import DialtoneBasics
import DialtoneModel
import Foundation
import IdentityToolkit

extension SecondFactorDraft {
    /// Creates a draft with the enrollment's own ID, or else with `id`.
    init(_ enrollment: SecondFactorEnrollment, or id: SecondFactorID) throws(Refusal) {
        self.init(id: enrollment.mfaEnrollmentId.map(SecondFactorID.init(rawValue:)) ?? id)
        phoneNumber = enrollment.phoneInfo
        isTOTP = enrollment.phoneInfo == nil && enrollment.totpInfo != nil
        displayName = try enrollment.displayName.map(ProfileChanges.checked(displayName:))
        enrolledAt = try enrollment.enrolledAt.map(Self.moment)
    }

    /// Parses an RFC 3339 time, with or without a fraction of a second.
    private static func moment(_ text: String) throws(Refusal) -> Timestamp {
        for hasFraction in [true, false] {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
            if let date = try? style.parse(text) { return Timestamp(date) }
        }
        throw .invalidArgument(field: "enrolled_at", problem: "must be an RFC 3339 time")
    }
}
