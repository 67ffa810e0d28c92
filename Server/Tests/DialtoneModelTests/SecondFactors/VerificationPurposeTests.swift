import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

struct VerificationPurposeTests {
    private static let digest = TokenDigest(bytes: RandomSource.seeded(3).bytes(32))

    @Test(arguments: [
        VerificationPurpose.signIn, .secondFactorEnrollment(AccountID(rawValue: "a b/c")),
        .secondFactorEnrollment(AccountID(rawValue: "sign-in")), .secondFactorSignIn(digest),
    ])
    func `a purpose is read back from its text`(purpose: VerificationPurpose) {
        #expect(VerificationPurpose(rawValue: purpose.rawValue) == purpose)
    }

    @Test(arguments: ["", "sign-in ", "second-factor-sign-in !", "other"])
    func `other text is not a purpose`(text: String) {
        #expect(VerificationPurpose(rawValue: text) == nil)
    }
}
