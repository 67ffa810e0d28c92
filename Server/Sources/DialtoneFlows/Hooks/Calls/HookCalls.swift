package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import Foundation
package import Logging
package import PhoneNumbers
import Synchronization

/// Calls the hooks of projects over HTTP.
package struct HookCalls: AccountHooks {
    let dependencies: HookDependencies
    private let circuits = HookCircuits()
    let clock: ServerClock
    let random: RandomSource
    private let log: HookCallLog?
    private let logger: Logger

    /// Creates the caller; it records its calls in `log`.
    package init(
        _ dependencies: HookDependencies,
        log: HookCallLog? = nil,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.dependencies = dependencies
        self.log = log
        self.clock = clock
        self.random = random
        self.logger = logger
    }

    package func beforeCreate(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> Account {
        guard let hook = caller.project.hook(at: .beforeCreate) else { return candidate }
        var question = HookRequest(.beforeCreate, of: caller)
        question.account = candidate
        question.factor = factor
        var account = candidate
        try await ask(hook, question).account.apply(to: &account)
        return account
    }

    package func beforeSignIn(
        _ account: Account,
        by factor: FirstFactor,
        secondFactor: ProvedSecondFactor?,
        for caller: AppCaller
    ) async throws -> SignInAmendments {
        guard let hook = caller.project.hook(at: .beforeSignIn), factor.provider != .custom else {
            return SignInAmendments()
        }
        var question = HookRequest(.beforeSignIn, of: caller)
        question.account = account
        question.factor = factor
        question.secondFactor = secondFactor
        return try await ask(hook, question)
    }

    package func beforeSendSMS(
        to phoneNumber: PhoneNumber,
        for purpose: SMSPurpose,
        of caller: AppCaller
    ) async throws {
        guard let hook = caller.project.hook(at: .beforeSendSMS) else { return }
        var question = HookRequest(.beforeSendSMS, of: caller)
        question.message = .sms(phoneNumber, purpose)
        _ = try await ask(hook, question)
    }

    package func beforeSendEmail(
        _ notice: AccountNotice,
        of caller: AppCaller
    ) async throws {
        guard let hook = caller.project.hook(at: .beforeSendEmail) else { return }
        var question = HookRequest(.beforeSendEmail, of: caller)
        question.message = .email(notice)
        _ = try await ask(hook, question)
    }
}

extension HookCalls {
    /// Returns the changes that the hook requests; throws if it rejects the operation, or if it
    /// fails and its policy is to deny.
    private func ask(_ hook: Hook, _ question: HookRequest) async throws -> SignInAmendments {
        do {
            switch try await guardedVerdict(of: hook, on: question) {
            case .allowed(let amendments): return amendments
            case .refused(let status, let message, _):
                throw Refusal.hookRefused(
                    HookRefusalText.refused(by: hook, status: status, message: message)
                )
            }
        } catch let failure as HookFailure {
            logger.warning(
                "a hook failed",
                metadata: [
                    "hook": "\(hook.id.rawValue)",
                    "trigger": "\(question.trigger.rawValue)",
                    "failure": "\(failure)",
                    "policy": "\(hook.onFailure.rawValue)",
                ]
            )
            guard hook.onFailure == .deny else { return SignInAmendments() }
            throw Refusal.hookFailed(HookRefusalText.failed(hook, failure))
        }
    }

    /// Returns the decision of the hook, and records the call.
    private func guardedVerdict(
        of hook: Hook,
        on question: HookRequest
    ) async throws -> HookVerdict {
        let record = HookCallRecord(id: newID())
        let start = clock.now
        let result: Result<HookVerdict, any Error>
        do {
            result = .success(try await admittedVerdict(of: hook, on: question, record))
        } catch {
            result = .failure(error)
        }
        let duration = clock.now - start
        let outcome = record.outcome(of: result)
        SecurityTrail.count(.hookCalled(question.trigger, outcome, duration: duration))
        log?.note(record, of: hook, question, result, from: start, taking: duration)
        return try result.get()
    }

    private func admittedVerdict(
        of hook: Hook,
        on question: HookRequest,
        _ record: HookCallRecord
    ) async throws -> HookVerdict {
        guard circuits.admit(hook.id, at: clock.now) else { throw HookFailure.suspended }
        do {
            let verdict = try await verdict(of: hook, on: question, record)
            circuits.finish(hook.id, .understood, at: clock.now)
            return verdict
        } catch let failure as HookFailure {
            circuits.finish(hook.id, .failed, at: clock.now)
            throw failure
        } catch {
            circuits.finish(hook.id, .abandoned, at: clock.now)
            throw error
        }
    }

    private func verdict(
        of hook: Hook,
        on question: HookRequest,
        _ record: HookCallRecord
    ) async throws -> HookVerdict {
        let answer = try await answer(of: hook, to: question, record)
        record.note(status: answer.status)
        return try HookResponse(trigger: question.trigger).verdict(on: answer, in: hook.format)
    }

    /// Makes the ID of a request, by which the receiver can recognize it.
    func newID() -> String { "evt_" + Base64URL.encode(random.bytes(16)) }

    /// Sends the question, and returns the response with any status.
    func answer(
        of hook: Hook,
        to question: HookRequest,
        _ record: HookCallRecord
    ) async throws -> OutboundResponse {
        let now = clock.now
        let body = try await body(for: hook, question, id: record.id, at: now)
        var request = try SignedPost(hook: hook, id: record.id, body: body)
            .request(at: now, secrets: dependencies.secrets, policy: dependencies.policy)
        request.onAttempt = { record.noteAttempt() }
        do {
            return try await dependencies.http.send(request)
        } catch let failure as OutboundFailure {
            throw HookFailure.noAnswer(failure)
        }
    }

    private func body(
        for hook: Hook,
        _ question: HookRequest,
        id: String,
        at now: Timestamp
    ) async throws -> [UInt8] {
        switch hook.format {
        case .standard:
            return StandardHookBody(question: question, moment: now).bytes
        case .firebase:
            let claims = FirebaseHookClaims(
                question: question,
                eventID: id,
                issuer: dependencies.issuer.issuer(of: hook.projectID.parent),
                audience: hook.url,
                moment: now,
                lifetime: hook.timeout
            )
            let token = try await dependencies.tokens.sign(
                claims.bytes,
                by: question.caller.settings.tokens,
                at: now
            )
            return Array(#"{"data":{"jwt":"\#(token)"}}"#.utf8)
        }
    }
}

/// The circuit breakers of all hooks that this node has called.
package final class HookCircuits: Sendable {
    private let circuits = Mutex<[HookID: HookCircuit]>([:])

    package init() {}

    func admit(_ hook: HookID, at now: Timestamp) -> Bool {
        circuits.withLock { $0[hook, default: HookCircuit()].admit(at: now) }
    }

    func finish(_ hook: HookID, _ outcome: HookCircuit.Outcome, at now: Timestamp) {
        circuits.withLock { $0[hook, default: HookCircuit()].finish(outcome, at: now) }
    }
}

/// A hook's rejection as Google's blocking functions word it.
///
/// The stock iOS SDK parses the reason that it shows from the JSON in the parentheses. Of the
/// hook's address, only the host is disclosed: paths and queries often contain a secret.
enum HookRefusalText {
    static func refused(by hook: Hook, status: Int, message: String) -> String {
        var json = JSONWriter()
        json.object { body in
            body.member("error") {
                $0.member("message", string: message)
                $0.member("status", string: "PERMISSION_DENIED")
            }
        }
        let body = String(decoding: json.bytes, as: UTF8.self)
        return "((HTTP request to \(origin(of: hook)) returned HTTP error \(status): \(body)))"
    }

    static func failed(_ hook: Hook, _ failure: HookFailure) -> String {
        "((HTTP request to \(origin(of: hook)) failed: \(failure)))"
    }

    private static func origin(of hook: Hook) -> String {
        guard let parts = URLComponents(string: hook.url), let scheme = parts.scheme,
            let host = parts.host
        else { return "the hook" }
        return "\(scheme)://\(host)/"
    }
}
