import DialtoneFlows
import DialtoneModel
import PhoneNumbers
import Synchronization

/// Hooks that run a test's script while they are called, and agree unless it throws.
final class ScriptedHooks: AccountHooks {
    typealias Script = @Sendable (HookTrigger) async throws -> Void

    private let script = Mutex<Script>({ _ in })

    /// Sets the script for all further calls.
    func play(_ script: @escaping Script) {
        self.script.withLock { $0 = script }
    }

    /// Refuses at `trigger` from now on, and agrees otherwise.
    func refuse(_ trigger: HookTrigger) {
        play { if $0 == trigger { throw Refusal.hookRefused("((no))") } }
    }

    func beforeCreate(
        _ candidate: Account,
        by factor: FirstFactor,
        for caller: AppCaller
    ) async throws -> Account {
        try await ask(.beforeCreate)
        return candidate
    }

    func beforeSignIn(
        _ account: Account,
        by factor: FirstFactor,
        secondFactor: ProvedSecondFactor?,
        for caller: AppCaller
    ) async throws -> SignInAmendments {
        try await ask(.beforeSignIn)
        return SignInAmendments()
    }

    func beforeSendSMS(
        to phoneNumber: PhoneNumber,
        for purpose: SMSPurpose,
        of caller: AppCaller
    ) async throws {
        try await ask(.beforeSendSMS)
    }

    func beforeSendEmail(_ notice: AccountNotice, of caller: AppCaller) async throws {
        try await ask(.beforeSendEmail)
    }

    func test(_ hook: Hook, of caller: AppCaller) async throws -> HookTestResult {
        HookTestResult(status: 200)
    }

    private func ask(_ trigger: HookTrigger) async throws {
        try await script.withLock { $0 }(trigger)
    }
}

extension ServerSetup {
    /// The same with `hooks` asked where the project has hooks.
    func asking(_ hooks: ScriptedHooks) -> ServerSetup {
        var setup = self
        setup.hooks = hooks
        return setup
    }
}

extension TestServer {
    /// Adds scripted hooks for both events of a sign-in.
    func addScriptedHooks() async throws {
        for trigger in [HookTrigger.beforeCreate, .beforeSignIn] {
            try await addHook(.before(trigger), at: "http://127.0.0.1:9/")
        }
    }
}
