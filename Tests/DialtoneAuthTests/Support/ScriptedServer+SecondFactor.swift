import IdentityToolkit

@testable import DialtoneAuth

extension ScriptedServer {
    /// What a sign-in answers if the account needs a second factor: a phone, or an authenticator app.
    static let pendingSignIn = ScriptedAnswer.json(
        SignInWithPhoneNumberResponse {
            $0.localId = "alice"
            $0.mfaPendingCredential = "pending"
            $0.mfaInfo = [
                SecondFactorInfo {
                    $0.mfaEnrollmentId = "factor-1"
                    $0.displayName = "work"
                    $0.enrolledAt = "2026-01-02T03:04:05.678Z"
                    $0.phoneInfo = "+*******0102"
                },
                SecondFactorInfo {
                    $0.mfaEnrollmentId = "factor-2"
                    $0.totpInfo = TOTPInfo()
                },
            ]
        }
    )

    /// Lets the account need a second factor after its number, and takes every proof of one.
    func demandSecondFactor() {
        on("v1/accounts:signInWithPhoneNumber") { _ in Self.pendingSignIn }
        on("v2/accounts/mfaSignIn:start") { _ in
            .json(
                StartSecondFactorSignInResponse {
                    $0.phoneResponseInfo = SendVerificationCodeResponse {
                        $0.sessionInfo = "second"
                    }
                }
            )
        }
        on("v2/accounts/mfaSignIn:finalize") { _ in .secondFactorProved }
    }
}

extension ScriptedAnswer {
    /// The end of a sign-in with a second factor.
    static var secondFactorProved: ScriptedAnswer {
        .json(
            FinalizeSecondFactorSignInResponse {
                $0.idToken = TokenMint().mint(for: "alice", secondFactor: "phone")
                $0.refreshToken = "r"
            }
        )
    }
}
