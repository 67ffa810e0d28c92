import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameMultiFactor() {
    _ = MultiFactor.self
    readable(\MultiFactor.enrolledFactors)
    _ = MultiFactor.getSessionWithCompletion(_:)
    _ = MultiFactor.session as (MultiFactor) -> () async throws -> MultiFactorSession
    _ = MultiFactor.enroll(with:displayName:completion:)
    _ = MultiFactor.enroll(with:displayName:)
    _ = MultiFactor.unenroll(with:completion:)
    _ = MultiFactor.unenroll(with:)
    _ = MultiFactor.unenroll(withFactorUID:completion:)
    _ = MultiFactor.unenroll(withFactorUID:)
}

func nameMultiFactorSession() {
    _ = MultiFactorSession.self
}

func nameMultiFactorInfo() {
    _ = MultiFactorInfo.self
    readable(\MultiFactorInfo.uid)
    readable(\MultiFactorInfo.displayName)
    readable(\MultiFactorInfo.enrollmentDate)
    readable(\MultiFactorInfo.factorID)
}

func namePhoneMultiFactorInfo() {
    _ = PhoneMultiFactorInfo.self
    readable(\PhoneMultiFactorInfo.phoneNumber)
    _ = PhoneMultiFactorInfo.PhoneMultiFactorID
    _ = PhoneMultiFactorInfo.TOTPMultiFactorID
}

func nameMultiFactorAssertion() {
    _ = MultiFactorAssertion.self
    readable(\MultiFactorAssertion.factorID)
}

func namePhoneMultiFactorAssertion() {
    _ = PhoneMultiFactorAssertion.self
}

func nameTOTPMultiFactorAssertion() {
    _ = TOTPMultiFactorAssertion.self
}

func namePhoneMultiFactorGenerator() {
    _ = PhoneMultiFactorGenerator.self
    _ = PhoneMultiFactorGenerator.assertion(with:)
}

func nameTOTPMultiFactorGenerator() {
    _ = TOTPMultiFactorGenerator.self
    _ = TOTPMultiFactorGenerator.generateSecret(with:completion:)
    _ = TOTPMultiFactorGenerator.generateSecret(with:)
    _ = TOTPMultiFactorGenerator.assertionForEnrollment(with:oneTimePassword:)
    _ = TOTPMultiFactorGenerator.assertionForSignIn(withEnrollmentID:oneTimePassword:)
}

@MainActor
func nameTOTPSecret() {
    _ = TOTPSecret.self
    _ = TOTPSecret.sharedSecretKey as (TOTPSecret) -> () -> String
    _ = TOTPSecret.generateQRCodeURL(withAccountName:issuer:)
    _ = TOTPSecret.openInOTPApp(withQRCodeURL:)
}

func nameMultiFactorResolver() {
    _ = MultiFactorResolver.self
    readable(\MultiFactorResolver.session)
    readable(\MultiFactorResolver.hints)
    readable(\MultiFactorResolver.auth)
    _ = MultiFactorResolver.resolveSignIn(with:completion:)
    _ = MultiFactorResolver.resolveSignIn(with:)
}
