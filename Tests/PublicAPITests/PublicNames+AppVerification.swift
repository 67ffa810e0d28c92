import FirebaseAuth
import Foundation

// Like PublicNames.swift: what apps use to prove themselves.

func usePush(_ auth: Auth, _ token: Data, _ userInfo: [AnyHashable: Any], _ url: URL) {
    let types: [AuthAPNSTokenType] = [.unknown, .sandbox, .prod]
    for type in types { auth.setAPNSToken(token, type: type) }
    let known: Data? = auth.apnsToken
    let isOurs: Bool = auth.canHandleNotification(userInfo)
    if auth.canHandle(url) { return }
    auth.canHandle(url)
    _ = (known, isOurs)
}

func usePages(_ auth: Auth) {
    auth.settings.appVerificationPage = .automatic
    let pages: [AppVerificationPage] = [
        .systemSession, .uiDelegate, .browser, .anotherDevice,
    ]
    _ = (pages, AppVerificationPage.allCases)
}

func useProblem(_ error: any Error) {
    guard let problem = AppVerificationProblem(error) else { return }
    let sentences: (String, String, String) = (problem.detail, problem.remedy, "\(problem)")
    let refusal: AuthRefusal? = problem.refusal
    let stage: AppVerificationStage = problem.stage
    let cause: AppVerificationProblem.Cause = problem.cause
    let causes: [AppVerificationProblem.Cause] = [
        .pushUnavailable, .pushTokenMissing, .pushRefused, .pushNotSeen, .pushLate,
        .schemeMissing, .pageUnavailable, .pageBusy, .pageClosed, .pageFailed, .attestFailed,
        .noProofLeft, .deadline, .init(rawValue: "other"),
    ]
    let stages: [AppVerificationStage] = [
        .policy, .storedCredential, .appAttest, .pushToken, .pushRequest, .pushArrival, .page,
        .ownVerifier, .message,
    ]
    _ = (sentences, refusal, stage.rawValue, cause.rawValue, causes, stages)
}

func useDiagnostics(_ auth: Auth) async {
    let diagnostics: AuthDiagnostics = await auth.diagnostics()
    let facts: [AuthDiagnostics.Fact] = diagnostics.facts
    for fact in facts { _ = (fact.name as String, fact.value as String) }
    let attempts: [[AppVerificationStep]] = diagnostics.attempts
    for step in attempts.joined() {
        let (start, duration): (Date, TimeInterval?) = (step.start, step.duration)
        let outcome: AppVerificationStep.Outcome = step.outcome
        switch outcome {
        case .running, .canceled: break
        case .succeeded(let what): _ = what as String
        case .failed(let why, let remedy): _ = (why, remedy)
        }
        _ = (step.stage, start, duration, step.description)
    }
    let remedies: [String] = diagnostics.remedies
    _ = (remedies, diagnostics.description)
}
