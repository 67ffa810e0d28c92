import Foundation
import IdentityToolkit

extension PhoneAuthProvider {
    /// Asks what became of the message with a verification ID's code.
    ///
    /// Carriers tell it late or not at all, so ask when a person waits for long, not in a loop, and take
    /// ``PhoneMessageStatus/State/accepted`` for "on its way". Upstream has no such method.
    ///
    /// - Throws: ``AuthErrorCode/invalidVerificationID`` where the server does not know the ID.
    @nonobjc
    public func messageStatus(
        withVerificationID verificationID: String
    ) async throws -> PhoneMessageStatus {
        guard !verificationID.isEmpty else { throw AuthErrorCode.missingVerificationID.error() }
        let request = MessageStatusRequest {
            $0.sessionInfo = verificationID
            $0.tenantID = auth.tenantID
        }
        let answer: MessageStatusResponse = try await auth.backend.call(.messageStatus, request)
        return PhoneMessageStatus(
            state: .init(rawValue: answer.state),
            failure: answer.reason.map(PhoneMessageStatus.Failure.init),
            resendAfter: answer.resendAfter.flatMap(TimeInterval.init)
        )
    }
}
