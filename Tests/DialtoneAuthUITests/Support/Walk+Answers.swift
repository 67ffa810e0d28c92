import Foundation

@testable import DialtoneAuthUI

// What the server may answer.
extension Walk {
    static let factors = [
        SecondFactor(id: "f1", kind: .phone, ending: "0123"), SecondFactor(id: "f2", kind: .app),
    ]

    /// Every reason that leads to another step, and one of each other kind.
    private static let reasons = [
        [], ["offline"], ["unknown"], ["WRONG_CODE"], ["CODE_EXPIRED"], ["SESSION_EXPIRED"],
        ["TOO_MANY_ATTEMPTS_TRY_LATER"], ["OTHER_PROOF_REQUIRED"], ["NUMBER_CLAIM_WAITS"],
        ["INVALID_PENDING_TOKEN"], ["INVALID_MFA_PENDING_CREDENTIAL"], ["USER_DISABLED"],
        ["UNSUPPORTED_FIRST_FACTOR"], ["OPERATION_NOT_ALLOWED"], ["TOKEN_EXPIRED"],
        ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN"], ["BLOCKING_FUNCTION_ERROR_RESPONSE"],
        ["SECOND_FACTOR_LIMIT_EXCEEDED"], ["UNVERIFIED_EMAIL"],
        ["LINK_OF_OTHER_EMAIL", "INVALID_EMAIL"],
    ]

    static func answers(to request: SignInRequest) -> [SignInAnswer] {
        var answers = reasons.map { SignInAnswer.failed(SignInFailure(words: $0)) }
        var elsewhere = SignInFailure(words: ["OTHER_PROOF_REQUIRED"])
        elsewhere.signInMethods = [.password]
        answers.append(.failed(elsewhere))
        answers.append(.failed(SignInFailure(words: ["WRONG_CODE"], triesLeft: 0)))
        answers.append(.failed(SignInFailure(words: ["SEND_COOLDOWN"], retryAfter: 60)))
        if request.isOfUser {
            var signedOut = SignInFailure(words: ["USER_NOT_FOUND"])
            signedOut.isSignedOut = true
            answers.append(.failed(signedOut))
        }
        return answers + successes(of: request)
    }

    private static func successes(of request: SignInRequest) -> [SignInAnswer] {
        switch request {
        case .sendCode, .sendFactorCode: codes
        case .sendEnrollmentCode: codes + [unverified]
        case .proveNumber, .signIn, .signUp, .openLink, .switchAccount: signIns + [.conflict]
        case .proveProvider:
            signIns + [
                .conflict,
                .existingAccount(
                    ExistingAccount(email: "a@example.com", methods: [.password, .emailLink])
                ),
            ]
        case .proveFactor: [.signedIn(account), .enrollmentNeeded(account, isRequired: false)]
        case .makeSecret:
            [.secret(AuthenticatorSecret(key: "ABC", address: "otpauth://x")), unverified]
        case .enrollNumber, .enrollApp, .signInAsGuest: [.signedIn(account)]
        case .resetPassword, .sendLink, .sendEmailVerification: [.linkSent]
        case .visitProvider: [.providerVisited]
        case .checkEmailVerification: [.emailVerified]
        case .signOut: [.signedOut]
        }
    }

    private static var codes: [SignInAnswer] {
        ["one", "two"].map { id in
            .codeSent(
                SentCode(
                    verificationID: id,
                    resendAt: start.addingTimeInterval(30),
                    expiresAt: start.addingTimeInterval(300)
                )
            )
        }
    }

    private static var signIns: [SignInAnswer] {
        [
            .signedIn(account), .enrollmentNeeded(account, isRequired: true),
            .enrollmentNeeded(account, isRequired: false),
            .factorNeeded(factors, pendingCredential: "pending"),
            .factorNeeded([factors[0]], pendingCredential: "pending"),
            .factorNeeded([factors[1]]),
        ]
    }

    private static let unverified = SignInAnswer.emailUnverified(UnverifiedEmail("a@example.com"))
}

extension SignInRequest {
    /// Whether the request is for a user who is signed in.
    fileprivate var isOfUser: Bool {
        switch self {
        case .makeSecret, .sendEnrollmentCode, .enrollNumber, .enrollApp, .sendEmailVerification,
            .checkEmailVerification:
            true
        default: false
        }
    }

    /// Whether an answer can sign in or out.
    var isProof: Bool {
        switch self {
        case .proveNumber, .proveFactor, .enrollNumber, .enrollApp, .signIn, .signUp, .openLink,
            .proveProvider, .signInAsGuest, .switchAccount, .signOut:
            true
        default: false
        }
    }
}
