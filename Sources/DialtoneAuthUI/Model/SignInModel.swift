public import DialtoneAuth
public import Foundation

/// A sign-in screen as a value: events in, state and effects out.
///
/// It has no clock, makes no calls and has no user interface. ``SignInController`` runs its
/// effects; a screen shows ``step``, ``complaint`` and ``notice``, and sends events.
public struct SignInModel: Hashable, Sendable {
    /// What the screen shows.
    public internal(set) var step: SignInStep

    /// Whether a request is in progress; until its answer, only going back has an effect.
    public internal(set) var isBusy = false

    /// The problem to show below the field.
    public internal(set) var complaint: SignInComplaint?

    /// When the user can retry the failed attempt; `nil` if waiting does not help.
    public internal(set) var retryAt: Date?

    /// The confirmation to show for the step.
    public internal(set) var notice: SignInNotice?

    /// What the screen offers: what the app offers, as far as the project does too.
    public internal(set) var options: SignInOptions

    /// The rules for passwords; `nil` if they are not known.
    public internal(set) var passwordPolicy: PasswordPolicy?

    /// What the app offers.
    let appOptions: SignInOptions

    /// Whether passkeys can be used here; if not, the screen does not show them.
    public let hasPasskeys: Bool

    /// Counts the requests, so that answers to abandoned ones are ignored.
    var turn = 0

    /// Where an answer to the request in progress leads back to.
    var pending: Pending?

    /// The number to begin again with.
    var entry: NumberEntry

    /// The factors of the account that the sign-in has to prove one of.
    var factors: [SecondFactor] = []

    /// What continues the sign-in that waits for a second factor, in a new process too.
    var pendingCredential: String?

    /// The account that is signed in, but was asked to enroll a second factor.
    var enrolling: SignedInAccount?

    /// Whether the user can skip the enrollment.
    var canSkipEnrollment = false

    /// The number that the user has proved with a code; `nil` for other first factors.
    var provedNumber: String?

    /// The address that the last link was sent to.
    var linkEmail: String?

    /// A link that was opened, and has not been used yet.
    var openedLink: String?

    /// The ways to sign in that a refusal named instead of the one that was tried.
    var methodsInstead: [SignInMethod] = []

    /// The kinds of second factors that the project has, if it has none of the app's.
    var factorsInstead: [SecondFactorKind] = []

    /// Whether the step shows what the project offers; a request in progress delays that.
    var isFitted = true

    /// Which users were asked to create a passkey.
    var passkeyOffers: PasskeyOffers

    /// Whether the account that a guest can switch to was proved by a passkey.
    var provedPasskey = false

    /// What a request in progress is for, as far as its answer needs it.
    enum Pending: Hashable, Sendable {
        case message(CodeEntry.Purpose)
        case resend
        case code
        /// The dialog with the device's passkeys.
        case passkeyDialog
        case passkey
        case guest
        /// Anything else that signs in or out.
        case proof
        case other
    }

    /// Creates the model of a screen that begins now.
    ///
    /// `region` is the ISO 3166 code of the user's settings. The screen continues with `snapshot`
    /// if what it waits for is still valid; otherwise it begins with the snapshot's number or
    /// address. `account` is signed in, but still has to enroll a second factor. Passkeys need an
    /// authenticator: `hasPasskeys` says whether there is one, and `passkeyOffers` is what
    /// ``SignInEffect/remember(_:)`` stored last.
    public init(
        options: SignInOptions = SignInOptions(),
        region: String? = nil,
        restoring snapshot: SignInSnapshot? = nil,
        enrolling account: SignedInAccount? = nil,
        hasPasskeys: Bool = false,
        passkeyOffers: PasskeyOffers = PasskeyOffers(),
        at now: Date
    ) {
        self.options = options
        appOptions = options
        self.hasPasskeys = hasPasskeys
        self.passkeyOffers = passkeyOffers
        entry = Self.firstEntry(options, region: region)
        step = Self.firstStep(options, entry: entry)
        if options.methods == [.passkey], !hasPasskeys {
            complaint = .failure(.passkeysUnavailable)
        }
        if let account {
            enrolling = account
            show(enrollmentStep())
        }
        if let snapshot { restore(snapshot, at: now) }
    }

    /// The ways to sign in that can be used here.
    var methods: [SignInMethod] { usable(options.methods) }

    func usable(_ methods: [SignInMethod]) -> [SignInMethod] {
        hasPasskeys ? methods : methods.filter { $0 != .passkey }
    }

    /// The ways to sign in besides the one that the step shows.
    public var otherMethods: [SignInMethod] {
        switch step {
        case .methods: methods
        case .number(let entry) where !entry.isForSecondFactor:
            methods.filter { $0 != .phone }
        case .email(let entry):
            otherMethods(than: entry.purpose)
        case .existingAccount(let account): account.methods
        case .code: methodsInstead
        default: []
        }
    }

    /// The other purposes that the address of the step can have; empty in other steps.
    public var emailPurposes: [EmailEntry.Purpose] {
        guard case .email(let entry) = step else { return [] }
        switch entry.purpose {
        case .signIn: return options.offersSignUp ? [.reset, .signUp] : [.reset]
        case .signUp: return [.signIn]
        case .reset, .link, .confirm: return []
        }
    }

    /// Whether the step has a field for the user's name.
    public func asksForName(_ purpose: EmailEntry.Purpose) -> Bool {
        purpose == .signUp && options.asksForName
    }

    private func otherMethods(than purpose: EmailEntry.Purpose) -> [SignInMethod] {
        switch purpose {
        case .signIn, .signUp: methods.filter { $0 != .password }
        case .link: methods.filter { $0 != .emailLink }
        case .reset, .confirm: []
        }
    }

    /// Whether the user has proved nothing yet, so that the links to documents are shown.
    public var isBeginning: Bool {
        switch step {
        case .methods, .email: true
        case .number(let entry): !entry.isForSecondFactor
        default: false
        }
    }

    /// Whether a proof is in progress, which cannot be taken back: going back has to wait for it.
    public var isProving: Bool {
        guard isBusy, let pending else { return false }
        return switch pending {
        case .code, .passkey, .guest, .proof: true
        case .message, .resend, .passkeyDialog, .other: false
        }
    }

    /// Whether ``SignInEvent/back`` has an effect.
    public var canGoBack: Bool {
        switch step {
        case .methods, .passkey, .done: false
        case .number(let entry): entry.isForSecondFactor
        case .code(let entry): canGoBack(from: entry)
        case .email(let entry): canGoBack(from: entry.purpose)
        case .enrollment(_, let canSkip): !canSkip
        case .factors, .emailVerification, .existingAccount, .conflict: true
        }
    }

    private func canGoBack(from entry: CodeEntry) -> Bool {
        guard case .signIn(let number) = entry.purpose else { return true }
        return !number.isFixed || methods != [.phone]
    }

    private func canGoBack(from purpose: EmailEntry.Purpose) -> Bool {
        switch purpose {
        case .reset, .confirm: true
        case .signIn, .signUp, .link: options.methodsWithSteps.count > 1
        }
    }
}

// The beginning.
extension SignInModel {
    var firstStep: SignInStep { Self.firstStep(options, entry: entry) }

    private static func firstStep(_ options: SignInOptions, entry: NumberEntry) -> SignInStep {
        if options.methods.contains(.phone) || options.methods.isEmpty { return .number(entry) }
        switch options.methodsWithSteps {
        case [.password]: return .email(EmailEntry(.signIn, email: options.email ?? ""))
        case [.emailLink]: return .email(EmailEntry(.link, email: options.email ?? ""))
        default: return .methods
        }
    }

    private static func firstEntry(_ options: SignInOptions, region: String?) -> NumberEntry {
        let countries = options.countries
        let wanted = [options.defaultCountry, region, "US"].compactMap { $0?.uppercased() }
        let found = wanted.lazy.compactMap { countries[$0] }.first
        var entry = NumberEntry(country: found ?? countries.first)
        if let number = options.phoneNumber {
            entry.type(number, countries: countries)
            entry.isFixed = options.isPhoneNumberFixed
        }
        return entry
    }
}

extension SignInModel: CustomStringConvertible, CustomReflectable {
    /// The type only, to keep numbers, codes and passwords out of logs.
    public var description: String { "SignInModel" }

    /// Empty, to keep numbers, codes and passwords out of logs.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
