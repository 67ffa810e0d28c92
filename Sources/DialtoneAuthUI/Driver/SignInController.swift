public import DialtoneAuth
public import Foundation

/// Runs a sign-in screen: it sends the model's requests to the server, and keeps its snapshot.
///
/// Creating one makes no call. A sign-in that waited for a code or a link when the app ended
/// continues, and so does the enrollment of a second factor that the project requires.
@MainActor
public final class SignInController {
    /// What the screen shows.
    public private(set) var model: SignInModel {
        didSet {
            for observer in observers.values { observer.yield(model) }
        }
    }

    /// The texts of the screen.
    public let texts: SignInTexts

    private let calls: SignInCalls
    private let region: String?
    /// Where the sign-in in progress is stored; `nil` if a user proves it again.
    private let snapshots: StoredValue<SignInSnapshot>?
    private let offers: StoredValue<PasskeyOffers>
    private let suggestions: PasskeySuggestions?
    private let now: @Sendable () -> Date
    private let sleep: @Sendable (_ seconds: Double) async throws -> Void
    private var request: Task<Void, Never>?
    private var ticker: Task<Void, Never>?
    private var observers: [Int: AsyncStream<SignInModel>.Continuation] = [:]
    private var observerCount = 0
    private var showsFields = 0

    /// Creates a controller.
    ///
    /// `emailLink` is required for ``SignInMethod/emailLink``. `region` is the ISO 3166 code of the
    /// country to begin with, and `uiDelegate` shows web pages if one is necessary. Without
    /// `passkeys`, the screen does not show ``SignInMethod/passkey``.
    ///
    /// The controller holds `uiDelegate` weakly, because it often owns the controller.
    public convenience init(
        auth: Auth = .auth(),
        options: SignInOptions = SignInOptions(),
        emailLink: ActionCodeSettings? = nil,
        texts: SignInTexts = SignInTexts(),
        region: String? = SignInController.currentRegion,
        passkeys: (any PasskeyAuthenticator)? = SignInController.systemPasskeys,
        uiDelegate: (any AuthUIDelegate)? = nil
    ) {
        self.init(
            auth,
            options,
            reauthenticating: nil,
            emailLink: emailLink,
            texts: texts,
            region: region,
            passkeys: passkeys,
            uiDelegate: uiDelegate
        )
    }

    /// Creates a controller with which the signed-in user proves the sign-in again, for example
    /// before a change that needs a recent sign-in.
    ///
    /// The screen offers those of the app's ways to sign in that the account has, or all of them if
    /// it has none. The account's phone number is filled in and cannot be changed. The server
    /// refuses a proof of another account. The user stays signed in even if the screen is closed,
    /// and nothing is stored for the next start of the app.
    public convenience init(
        reauthenticating user: User,
        options: SignInOptions = SignInOptions(),
        emailLink: ActionCodeSettings? = nil,
        texts: SignInTexts = SignInTexts(),
        passkeys: (any PasskeyAuthenticator)? = SignInController.systemPasskeys,
        uiDelegate: (any AuthUIDelegate)? = nil
    ) {
        self.init(
            user.auth,
            options.reauthenticating(user),
            reauthenticating: user,
            emailLink: emailLink,
            texts: texts,
            region: nil,
            passkeys: passkeys,
            uiDelegate: uiDelegate
        )
    }

    private init(
        _ auth: Auth,
        _ options: SignInOptions,
        reauthenticating: User?,
        emailLink: ActionCodeSettings?,
        texts: SignInTexts,
        region: String?,
        passkeys: (any PasskeyAuthenticator)?,
        uiDelegate: (any AuthUIDelegate)?
    ) {
        self.texts = texts
        calls = SignInCalls(
            auth: auth,
            options: options,
            reauthenticating: reauthenticating,
            emailLink: emailLink,
            texts: texts,
            passkeys: passkeys,
            uiDelegate: uiDelegate
        )
        self.region = region
        snapshots = reauthenticating == nil ? StoredValue(auth.signInScreenEntry) : nil
        offers = StoredValue(auth.passkeyOffersEntry)
        suggestions = PasskeySuggestions(auth: auth, authenticator: passkeys)
        now = auth.clock
        sleep = auth.pause
        let snapshot = snapshots?.read(at: auth.clock())
        calls.resume(snapshot)
        model = SignInModel(
            options: options,
            region: region,
            restoring: snapshot,
            enrolling: calls.enrolling,
            hasPasskeys: passkeys != nil,
            passkeyOffers: offers.read() ?? PasskeyOffers(),
            at: auth.clock()
        )
        keepTime()
    }

    /// Starts over, for example after the user who signed in on this screen has signed out.
    ///
    /// It has no effect while a proof is in progress.
    public func restart() {
        guard !model.isProving else { return }
        let ended = suggestions?.end()
        for effect in [SignInEffect.cancel, .forget] { run(effect, after: ended) }
        var next = SignInModel(
            options: model.options,
            region: region,
            enrolling: calls.enrolling,
            hasPasskeys: model.hasPasskeys,
            passkeyOffers: model.passkeyOffers,
            at: now()
        )
        // Answers to earlier requests stay unknown to the new screen.
        next.turn = model.turn + 1
        model = next
        keepTime()
        suggestPasskeysIfShown()
    }

    /// The ISO 3166 code of the country in the user's settings; `nil` if there is none.
    public nonisolated static var currentRegion: String? {
        let parts = Locale.current.identifier.split { "_-@".contains($0) }
        return parts.dropFirst().first { $0.count == 2 }.map { $0.uppercased() }
    }

    /// The system's passkeys; `nil` if the system has none.
    public nonisolated static var systemPasskeys: (any PasskeyAuthenticator)? {
        #if os(iOS) || os(macOS) || os(visionOS)
        if #available(iOS 16.0, macCatalyst 16.0, *) { return SystemPasskeys() }
        #endif
        return nil
    }

    /// The present time of the app's `Auth`, for texts with a countdown.
    public var time: Date { now() }

    /// The result of the last sign-in of this screen; `nil` before.
    ///
    /// If the user still has to enroll a second factor, it is set before the screen has ended.
    public var result: AuthDataResult? { calls.result }

    /// The error behind the last failure, for developers; `nil` if the last request succeeded.
    ///
    /// ``complaint`` is the message for the user.
    public var lastError: (any Error)? { calls.lastError }

    /// The error message, with the time of the next try; `nil` if there is none.
    public var complaint: String? { texts.complaint(of: model, at: now()) }

    /// The confirmation to show for the step; `nil` if there is none.
    public var notice: String? { texts.notice(of: model) }

    /// Handles an event, and runs its effects.
    public func send(_ event: SignInEvent) {
        let effects = model.handle(event, at: now())
        let ended = model.suggestsPasskeys ? nil : suggestions?.end()
        for effect in effects { run(effect, after: ended) }
        keepTime()
        suggestPasskeysIfShown()
    }

    /// Lets the system suggest passkeys for the field of the step, until the task is canceled.
    ///
    /// ``SignInView`` calls it. Call it while your own screen is visible, if its fields have the
    /// content type of user names.
    public func suggestPasskeys() async {
        guard suggestions != nil else { return }
        showsFields += 1
        suggestPasskeysIfShown()
        // Nothing ends the wait but the task's cancellation.
        try? await Waiting<Void>().outcome()
        showsFields -= 1
        if showsFields == 0 { _ = suggestions?.end() }
    }

    /// Asks the server what the project offers, and leaves out the rest.
    ///
    /// ``SignInView`` calls it when it appears. Without an answer, the screen offers what the app
    /// does, and the server explains its refusals.
    public func load() async {
        guard let offered = try? await calls.auth.signInOptions() else { return }
        calls.offered = offered
        send(.offers(offered))
        calls.options = model.options
    }

    /// Waits until there is no request in progress.
    public func settle() async {
        while model.isBusy, let request { await request.value }
    }

    /// Returns the model now and after each change, each second while there is a countdown.
    public func changes() -> AsyncStream<SignInModel> {
        observerCount += 1
        let number = observerCount
        let (stream, observer) = AsyncStream.makeStream(
            of: SignInModel.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        observer.onTermination = { [weak self] _ in
            Task { @MainActor in self?.observers[number] = nil }
        }
        observers[number] = observer
        observer.yield(model)
        return stream
    }

    private func suggestPasskeysIfShown() {
        guard showsFields > 0, model.suggestsPasskeys else { return }
        suggestions?.begin { [weak self] assertion in self?.send(.usePasskey(assertion)) }
    }

    private func run(_ effect: SignInEffect, after ended: Task<Void, Never>?) {
        switch effect {
        case .run(let call, let turn):
            let calls = calls
            request = Task { [weak self] in
                await ended?.value
                let answer = await calls.answer(call)
                self?.send(.answer(answer, turn: turn))
            }
        case .cancel:
            request?.cancel()
            request = nil
        case .save(let snapshot):
            snapshots?.write(snapshot)
        case .forget:
            snapshots?.remove()
        case .remember(let asked):
            offers.write(asked)
        }
    }

    /// The countdown goes on only while the screen shows one, and ends with the controller.
    private func keepTime() {
        guard model.isWaiting else {
            ticker?.cancel()
            ticker = nil
            return
        }
        guard ticker == nil else { return }
        ticker = Task { [weak self, sleep] in
            while !Task.isCancelled {
                do { try await sleep(1) } catch { return }
                guard let self else { return }
                self.send(.tick)
            }
        }
    }
}
