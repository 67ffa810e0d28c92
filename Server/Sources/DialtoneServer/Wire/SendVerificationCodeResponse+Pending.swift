import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension SendVerificationCodeResponse {
    /// Creates the response for a pending verification, regardless of its purpose.
    init(_ pending: PendingVerification) {
        self.init()
        sessionInfo = pending.sessionInfo.text
        expiresIn = String(pending.expiresIn.wholeSeconds)
        resendAfter = String(pending.resendAfter.wholeSeconds)
        appInstance = pending.appInstance
    }
}
