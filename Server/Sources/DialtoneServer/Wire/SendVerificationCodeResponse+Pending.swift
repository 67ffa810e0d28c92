import DialtoneCore
import IdentityToolkit

extension SendVerificationCodeResponse {
    /// What waits for a code, whatever the code is for.
    init(_ pending: PendingVerification) {
        self.init(
            sessionInfo: pending.sessionInfo.text,
            expiresIn: String(pending.expiresIn.wholeSeconds),
            resendAfter: String(pending.resendAfter.wholeSeconds),
            appInstance: pending.appInstance
        )
    }
}
