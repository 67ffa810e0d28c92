import DialtoneBasics
import DialtoneModel

extension Project {
    /// Whether users can sign in by forms alone: by phone number, and without a proof that needs
    /// scripts.
    func allowsSignInForms(of app: String?) -> Bool {
        id.tenantID == nil && settings.phoneSignIn.isEnabled
            && !settings.secondFactors.refusesPhoneAlone
            && settings.appVerification.policy(for: app).enforcement != .enforce
    }
}
