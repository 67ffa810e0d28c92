import Foundation
import IdentityToolkit

extension PhoneAuthProvider {
    /// Returns the delivery status of the message for a verification ID.
    ///
    /// Carriers report the status late or not at all, so call it only if the user has waited for
    /// long, not in a loop, and treat ``PhoneMessageStatus/State/accepted`` as "on its way".
    /// Firebase has no such method.
    ///
    /// - Throws: ``AuthErrorCode/invalidVerificationID`` if the ID is unknown to the server.
    @nonobjc
    public func messageStatus(
        withVerificationID verificationID: String
    ) async throws -> PhoneMessageStatus {
        guard !verificationID.isEmpty else { throw AuthErrorCode.missingVerificationID.error() }
        let request = MessageStatusRequest {
            $0.sessionInfo = verificationID
            $0.tenantId = auth.tenantID
        }
        let answer: MessageStatusResponse = try await auth.backend.call(.messageStatus, request)
        return PhoneMessageStatus(
            state: .init(rawValue: answer.state),
            failure: answer.reason.map(PhoneMessageStatus.Failure.init),
            resendAfter: answer.resendAfter.flatMap(TimeInterval.init)
        )
    }
}
