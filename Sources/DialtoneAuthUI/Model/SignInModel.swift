public import Foundation

/// A sign-in screen as a value: events in, state and effects out.
///
/// It has no clock, makes no calls and knows no user interface. ``SignInController`` runs its
/// effects; a screen shows ``step``, ``complaint`` and ``notice``, and sends events.
public struct SignInModel: Hashable, Sendable {
    /// What the screen shows.
    public internal(set) var step: SignInStep

    /// Whether a request is in progress; until its answer, only going back has an effect.
    public internal(set) var isBusy = false

    /// What is wrong, for the line below the field.
    public internal(set) var complaint: SignInComplaint?

    /// When the attempt that failed makes sense again; `nil` if waiting does not help.
    public internal(set) var retryAt: Date?

    /// Good news about the step.
    public internal(set) var notice: SignInNotice?

    /// What the app offers.
    public let options: SignInOptions

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

    /// The account that is signed in, but was asked to enroll a second factor.
    var enrolling: SignedInAccount?

    /// Whether the user can skip the enrollment.
    var canSkipEnrollment = false

    /// Which users were asked to create a passkey.
    var passkeyOffers: PasskeyOffers

    /// Whether the account that a guest can switch to was proved by a passkey.
    var provedPasskey = false

    /// What a request in progress is for, as far as its answer needs it.
    enum Pending: Hashable, Sendable {
        case message(CodeEntry.Purpose)
        case resend
        case code
        case passkey
        case guest
        case other
    }

    /// Creates the model of a screen that begins now.
    ///
    /// `region` is the ISO 3166 code of the user's settings. The screen continues with `snapshot`
    /// if its code is still valid; otherwise it begins with the snapshot's number. Passkeys need an
    /// authenticator: `hasPasskeys` says whether there is one, and `passkeyOffers` is what
    /// ``SignInEffect/remember(_:)`` stored last.
    public init(
        options: SignInOptions = SignInOptions(),
        region: String? = nil,
        restoring snapshot: SignInSnapshot? = nil,
        hasPasskeys: Bool = false,
        passkeyOffers: PasskeyOffers = PasskeyOffers(),
        at now: Date
    ) {
        self.options = options
        self.hasPasskeys = hasPasskeys
        self.passkeyOffers = passkeyOffers
        entry = Self.firstEntry(options, region: region)
        step = Self.firstStep(options, entry: entry)
        if options.methods == [.passkey], !hasPasskeys {
            complaint = .failure(.passkeysUnavailable)
        }
        if let snapshot { restore(snapshot, at: now) }
    }

    /// The ways to sign in that can be used here.
    var methods: [SignInMethod] {
        hasPasskeys ? options.methods : options.methods.filter { $0 != .passkey }
    }

    /// The ways to sign in besides the one that the step shows.
    public var otherMethods: [SignInMethod] {
        switch step {
        case .methods: methods
        case .number(let entry) where !entry.isForSecondFactor:
            methods.filter { $0 != .phone }
        case .email(let entry):
            otherMethods(than: entry.purpose)
        default: []
        }
    }

    /// What the address of the step can be for instead; empty in other steps.
    public var emailPurposes: [EmailEntry.Purpose] {
        guard case .email(let entry) = step else { return [] }
        switch entry.purpose {
        case .signIn: return options.offersSignUp ? [.reset, .signUp] : [.reset]
        case .signUp: return [.signIn]
        case .reset, .link: return []
        }
    }

    private func otherMethods(than purpose: EmailEntry.Purpose) -> [SignInMethod] {
        switch purpose {
        case .signIn, .signUp: methods.filter { $0 != .password }
        case .link: methods.filter { $0 != .emailLink }
        case .reset: []
        }
    }

    /// Whether ``SignInEvent/back`` leads anywhere.
    public var canGoBack: Bool {
        switch step {
        case .methods, .passkey, .done: false
        case .number(let entry): entry.isForSecondFactor
        case .code(let entry): canGoBack(from: entry)
        case .email(let entry): entry.purpose == .reset || options.methodsWithSteps.count > 1
        case .factors, .enrollment, .conflict: true
        }
    }

    private func canGoBack(from entry: CodeEntry) -> Bool {
        guard case .signIn(let number) = entry.purpose else { return true }
        return !number.isFixed || methods.count > 1
    }

    var firstStep: SignInStep { Self.firstStep(options, entry: entry) }

    private static func firstStep(_ options: SignInOptions, entry: NumberEntry) -> SignInStep {
        if options.methods.contains(.phone) || options.methods.isEmpty { return .number(entry) }
        switch options.methodsWithSteps {
        case [.password]: return .email(EmailEntry(.signIn))
        case [.emailLink]: return .email(EmailEntry(.link))
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

    private mutating func restore(_ snapshot: SignInSnapshot, at now: Date) {
        guard let entry = snapshot.entry, options.methods.contains(.phone),
            options.countries.contains(entry.country)
        else { return }
        self.entry = entry
        if now < snapshot.expiresAt {
            var sent = snapshot.sent
            sent.expiresAt = snapshot.expiresAt
            step = .code(CodeEntry(.signIn(entry), sent: sent, length: options.codeLength))
        } else {
            step = .number(entry)
        }
    }
}

extension SignInModel: CustomStringConvertible, CustomReflectable {
    /// The type only, so that numbers, codes and passwords get into no log.
    public var description: String { "SignInModel" }

    /// Empty, so that numbers, codes and passwords get into no log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
