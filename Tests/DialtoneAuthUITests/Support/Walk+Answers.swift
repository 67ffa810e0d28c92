import DialtoneAuth
import Foundation

@testable import DialtoneAuthUI

// What the server may answer.
extension Walk {
    static let factors = [
        SecondFactor(id: "f1", kind: .phone, ending: "0123"), SecondFactor(id: "f2", kind: .app),
    ]

    /// A reason of each kind that leads to another state.
    private static let reasons = [
        [], ["offline"], ["WRONG_CODE"], ["CODE_EXPIRED"], ["INVALID_PENDING_TOKEN"],
        ["USER_DISABLED"], ["UNSUPPORTED_FIRST_FACTOR"], ["OPERATION_NOT_ALLOWED"],
        ["SECOND_FACTOR_LIMIT_EXCEEDED"],
    ]

    /// A server that has told what the project offers refuses everything else.
    static func answers(
        to request: SignInRequest,
        offering project: ProjectSignInOptions?
    ) -> [SignInAnswer] {
        if let project, !project.offers(request) {
            return [["offline"], ["OPERATION_NOT_ALLOWED"]].map {
                .failed(SignInFailure(words: $0))
            }
        }
        var answers = reasons.map { SignInAnswer.failed(SignInFailure(words: $0)) }
        var elsewhere = SignInFailure(words: ["OTHER_PROOF_REQUIRED"])
        elsewhere.signInMethods = [.password]
        answers.append(.failed(elsewhere))
        if request.isOfUser {
            var signedOut = SignInFailure(words: ["USER_NOT_FOUND"])
            signedOut.isSignedOut = true
            answers.append(.failed(signedOut))
        }
        let successes = successes(of: request)
        guard let project else { return answers + successes }
        return answers
            + successes.compactMap { project.narrow($0) }
            .filter { !project.requiresSecondFactor || request.isEnrollment || !$0.isSignedIn }
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
        case .lookUpMessage: [.message(.failed)]
        case .signInWithPasskey(nil): [.passkeyChosen(assertion)]
        case .signInWithPasskey: signIns + [.conflict]
        case .createPasskey: [.passkeyCreated]
        case .checkEmailVerification: [.emailVerified]
        case .signOut: [.signedOut]
        }
    }

    private static let assertion = PasskeyAssertion(
        credentialID: Data([1]),
        clientDataJSON: Data([2]),
        authenticatorData: Data([3]),
        signature: Data([4]),
        userID: nil
    )

    private static var codes: [SignInAnswer] {
        [
            .codeSent(
                SentCode(
                    verificationID: "session",
                    resendAt: start.addingTimeInterval(30),
                    expiresAt: start.addingTimeInterval(300)
                )
            )
        ]
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

extension ProjectSignInOptions {
    /// Whether the project offers what a request is for.
    fileprivate func offers(_ request: SignInRequest) -> Bool {
        switch request {
        case .sendCode, .proveNumber: methods.contains("phone")
        case .signUp: methods.contains("password") && allowsSignUp
        case .signIn, .resetPassword: methods.contains("password")
        case .sendLink, .openLink: methods.contains("emailLink")
        case .visitProvider(let id): methods.contains(id)
        case .signInWithPasskey, .createPasskey: methods.contains("passkey")
        case .signInAsGuest: methods.contains("anonymous")
        case .sendEnrollmentCode, .enrollNumber: secondFactors.contains(PhoneMultiFactorID)
        case .makeSecret, .enrollApp: secondFactors.contains(TOTPMultiFactorID)
        default: true
        }
    }

    /// Returns an answer without what the project does not offer; `nil` if nothing is left.
    ///
    /// If the project requires a second factor, its users have none yet.
    fileprivate func narrow(_ answer: SignInAnswer) -> SignInAnswer? {
        switch answer {
        case .enrollmentNeeded where secondFactors.isEmpty: return nil
        case .enrollmentNeeded(_, isRequired: false) where requiresSecondFactor: return nil
        case .factorNeeded where requiresSecondFactor: return nil
        case .existingAccount(let account):
            let left = account.methods.filter { methods.contains($0.name) }
            guard !left.isEmpty else { return nil }
            return .existingAccount(ExistingAccount(email: account.email, methods: left))
        default: return answer
        }
    }
}

extension SignInAnswer {
    fileprivate var isSignedIn: Bool { if case .signedIn = self { true } else { false } }
}

extension SignInRequest {
    fileprivate var isEnrollment: Bool {
        switch self {
        case .enrollNumber, .enrollApp: true
        default: false
        }
    }

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
            .proveProvider, .signInWithPasskey(.some), .signInAsGuest, .switchAccount, .signOut:
            true
        default: false
        }
    }
}
