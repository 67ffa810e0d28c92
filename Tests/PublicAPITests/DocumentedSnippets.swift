import DialtoneAuth
import Foundation

// The programs of docs/sdk.md, so that they keep compiling. Nothing here runs.

func configureAsDocumented() {
    let options = FirebaseOptions(googleAppID: "1:123456789:ios:123abc", gcmSenderID: "123456789")
    options.apiKey = "demo-key"
    options.projectID = "demo-dialtone"
    options.serverURL = URL(string: "https://auth.example.org")
    FirebaseApp.configure(options: options)
}

func signInAsDocumented() async throws -> String {
    let provider = PhoneAuthProvider.provider()
    let verificationID = try await provider.verifyPhoneNumber("+16505550101")
    let credential = provider.credential(
        withVerificationID: verificationID,
        verificationCode: "123456"
    )
    let user = try await Auth.auth().signIn(with: credential).user
    let idToken = try await user.getIDToken()
    return idToken
}

func refuseAsDocumented(
    _ provider: PhoneAuthProvider,
    number: String,
    showHint: () -> Void,
    showCountdown: (TimeInterval) -> Void
) async {
    do {
        _ = try await provider.verifyPhoneNumber(number)
    } catch AuthErrorCode.invalidPhoneNumber {
        showHint()
    } catch let error where AuthErrorCode(error) == .tooManyRequests {
        if let seconds = AuthRefusal(error)?.retryAfter { showCountdown(seconds) }
    } catch {}
}

func watchStateAsDocumented(
    _ auth: Auth,
    showLaunchScreen: () -> Void,
    showSignIn: () -> Void,
    show: (User) -> Void
) async {
    for await state in auth.signInStateChanges {
        switch state {
        case .unknown: showLaunchScreen()
        case .signedOut: showSignIn()
        case .signedIn(let user): show(user)
        }
    }
}

func signInOtherwiseAsDocumented(
    _ auth: Auth,
    token: String,
    idToken: String,
    accessToken: String
) async throws {
    try await auth.createUser(withEmail: "alice@example.org", password: "correct horse 1")
    try await auth.signIn(withEmail: "alice@example.org", password: "correct horse 1")
    try await auth.signIn(withCustomToken: token)
    try await auth.signIn(
        with: GoogleAuthProvider.credential(withIDToken: idToken, accessToken: accessToken)
    )
}

func resolveAsDocumented(
    _ auth: Auth,
    email: String,
    password: String,
    askForCode: () -> String
) async throws {
    do {
        try await auth.signIn(withEmail: email, password: password)
    } catch {
        let key = AuthErrorUserInfoMultiFactorResolverKey
        guard let resolver = (error as NSError).userInfo[key] as? MultiFactorResolver,
            let hint = resolver.hints.first(where: { $0.factorID == TOTPMultiFactorID })
        else { throw error }
        let assertion = TOTPMultiFactorGenerator.assertionForSignIn(
            withEnrollmentID: hint.uid,
            oneTimePassword: askForCode()
        )
        try await resolver.resolveSignIn(with: assertion)
    }
}

func enrollAsDocumented(
    _ user: User,
    show: (String) -> Void,
    askForCode: () -> String
) async throws {
    let session = try await user.multiFactor.session()
    let secret = try await TOTPMultiFactorGenerator.generateSecret(with: session)
    show(secret.generateQRCodeURL(withAccountName: "alice@example.org", issuer: "Example"))
    let assertion = TOTPMultiFactorGenerator.assertionForEnrollment(
        with: secret,
        oneTimePassword: askForCode()
    )
    try await user.multiFactor.enroll(with: assertion, displayName: "authenticator")
}

func askForMessageAsDocumented(
    _ provider: PhoneAuthProvider,
    verificationID: String,
    offerAnotherWay: (PhoneMessageStatus.Failure?, _ after: TimeInterval?) -> Void
) async throws {
    let status = try await provider.messageStatus(withVerificationID: verificationID)
    if status.state == .failed { offerAnotherWay(status.failure, status.resendAfter) }
}

func signInByPageAsDocumented(_ auth: Auth) async throws {
    let provider = OAuthProvider(providerID: "oidc.example")
    provider.scopes = ["calendar"]
    provider.customParameters = ["prompt": "login"]
    try await auth.signIn(with: provider, uiDelegate: nil)
}
