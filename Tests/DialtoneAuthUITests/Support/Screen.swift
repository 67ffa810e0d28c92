import Foundation
import Testing

@testable import DialtoneAuthUI

/// A model with a clock that a test moves, and the effects of its last event.
struct Screen {
    static let number = "6505550100"
    static let start = Date(timeIntervalSince1970: 1_700_000_000)

    var model: SignInModel
    var now = Screen.start
    private(set) var effects: [SignInEffect] = []

    init(_ options: SignInOptions = SignInOptions(), region: String? = "US") {
        model = SignInModel(options: options, region: region, at: now)
    }

    init(
        _ options: SignInOptions = SignInOptions(),
        restoring snapshot: SignInSnapshot?,
        enrolling account: SignedInAccount? = nil,
        at now: Date
    ) {
        self.now = now
        model = SignInModel(
            options: options,
            region: "US",
            restoring: snapshot,
            enrolling: account,
            at: now
        )
    }

    /// A screen with an authenticator.
    init(
        _ options: SignInOptions,
        passkeyOffers: PasskeyOffers,
        at now: Date = Screen.start
    ) {
        self.now = now
        model = SignInModel(
            options: options,
            region: "US",
            hasPasskeys: true,
            passkeyOffers: passkeyOffers,
            at: now
        )
    }

    mutating func send(_ events: SignInEvent...) {
        for event in events { effects = model.handle(event, at: now) }
    }

    mutating func answer(_ answer: SignInAnswer) {
        send(.answer(answer, turn: model.turn))
    }

    mutating func pass(_ seconds: TimeInterval) {
        now.addTimeInterval(seconds)
        send(.tick)
    }

    /// A screen of a new process, with what the last event stored, after its way to the disk.
    func restarted(
        _ options: SignInOptions? = nil,
        enrolling account: SignedInAccount? = nil,
        after seconds: TimeInterval = 0
    ) throws -> Screen {
        let data = try JSONEncoder().encode(try #require(saved))
        let snapshot = try JSONDecoder().decode(SignInSnapshot.self, from: data)
        let later = now.addingTimeInterval(seconds)
        let options = options ?? model.options
        return Screen(options, restoring: snapshot, enrolling: account, at: later)
    }

    /// The request that the last event caused.
    var request: SignInRequest? {
        for case .run(let request, _) in effects { return request }
        return nil
    }

    /// The snapshot that the last event stored.
    var saved: SignInSnapshot? {
        effects.lazy.compactMap(\.snapshot).last
    }

    /// The memory of offers that the last event stored.
    var remembered: PasskeyOffers? {
        for case .remember(let offers) in effects { return offers }
        return nil
    }

    var code: CodeEntry? {
        guard case .code(let entry) = model.step else { return nil }
        return entry
    }

    var entry: NumberEntry? {
        guard case .number(let entry) = model.step else { return nil }
        return entry
    }

    var email: EmailEntry? {
        guard case .email(let entry) = model.step else { return nil }
        return entry
    }

    /// What the screen says is wrong, in English.
    var complaint: String? {
        SignInTexts(preferences: ["en"]).complaint(of: model, at: now)
    }

    /// The good news of the screen, in English.
    var notice: String? { SignInTexts(preferences: ["en"]).notice(of: model) }

    /// A code that can be sent again after 30 seconds and expires after 300.
    func sent(_ id: String = "session-1") -> SignInAnswer {
        .codeSent(
            SentCode(
                verificationID: id,
                resendAt: now.addingTimeInterval(30),
                expiresAt: now.addingTimeInterval(300)
            )
        )
    }

    /// A screen that asks for the code of a message.
    static func askingForCode(_ options: SignInOptions = SignInOptions()) -> Screen {
        var screen = Screen(options)
        screen.send(.typeNumber(number), .submit)
        screen.answer(screen.sent())
        return screen
    }

    static func refusal(
        _ word: String,
        triesLeft: Int? = nil,
        retryAfter: TimeInterval? = nil
    ) -> SignInAnswer {
        .failed(SignInFailure(words: [word], triesLeft: triesLeft, retryAfter: retryAfter))
    }
}

extension SignInEffect {
    var snapshot: SignInSnapshot? {
        if case .save(let snapshot) = self { snapshot } else { nil }
    }
}
