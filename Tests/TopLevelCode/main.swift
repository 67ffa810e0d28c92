// Calls at the top level of a program, to be compiled only.
//
// Where a completion handler has a default, Swift chooses the form with it here, and warns that
// nothing is awaited. Warnings are errors, so this file does not compile if one of these handlers
// gets a default.

import DialtoneAuth

try await Auth.auth().initializeRecaptchaConfig()
try await Auth.auth().applyActionCode("code")
try await Auth.auth().confirmPasswordReset(withCode: "code", newPassword: "password")

let credential = PhoneAuthProvider.provider()
    .credential(withVerificationID: "id", verificationCode: "code")
let user = try await Auth.auth().signIn(with: credential).user
let assertion = PhoneMultiFactorGenerator.assertion(with: credential)
try await user.multiFactor.enroll(with: assertion, displayName: "Second phone")
for factor in user.multiFactor.enrolledFactors {
    try await user.multiFactor.unenroll(with: factor)
    try await user.multiFactor.unenroll(withFactorUID: factor.uid)
}
for passkey in user.enrolledPasskeys {
    try await user.unenrollPasskey(withCredentialID: passkey.credentialID)
}
