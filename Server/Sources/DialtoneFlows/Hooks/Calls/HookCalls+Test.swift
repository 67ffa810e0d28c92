import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

extension HookCalls {
    package func test(_ hook: Hook, of caller: AppCaller) async throws -> HookTestResult {
        switch hook.subject {
        case .after:
            let probe = HookProbe(
                http: dependencies.http,
                policy: dependencies.policy,
                secrets: dependencies.secrets,
                clock: clock,
                random: random
            )
            let answer = try await probe.send(to: hook)
            guard answer.isSuccess else { throw HookFailure.unexpectedStatus(answer.status) }
            return HookTestResult(status: answer.status)
        case .before(let trigger):
            let question = HookRequest(sampleOf: trigger, for: caller, at: clock.now)
            let answer = try await answer(of: hook, to: question, HookCallRecord(id: newID()))
            var result = HookTestResult(status: answer.status)
            let verdict = try HookResponse(trigger: trigger).verdict(on: answer, in: hook.format)
            if case .refused(_, let message, _) = verdict { result.refusal = message }
            return result
        }
    }
}

extension HookRequest {
    /// A number that is reserved for examples.
    private static let number = "+16505550100"

    private static let address = "sample@example.com"

    /// Creates a question about a user who does not exist.
    fileprivate init(sampleOf trigger: HookTrigger, for caller: AppCaller, at now: Timestamp) {
        self.init(trigger, of: caller)
        switch trigger {
        case .beforeCreate, .beforeSignIn:
            var sample = Account(
                id: AccountID(rawValue: "sample"),
                projectID: caller.projectID,
                createdAt: now
            )
            sample.displayName = "Sample"
            sample.phoneNumber = PhoneNumber(e164: Self.number)
            account = sample
            factor = .phoneNumber
        case .beforeSendSMS: message = .sms(PhoneNumber(e164: Self.number), .signIn)
        case .beforeSendEmail:
            message = .email(AccountNotice(.verifyEmail, of: Self.address))
        }
    }
}
