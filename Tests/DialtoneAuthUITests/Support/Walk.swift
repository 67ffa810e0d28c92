import DialtoneAuth
import Foundation

@testable import DialtoneAuthUI

/// A walk through all states that a screen can get into, with every event and every answer.
struct Walk {
    /// A screen, and what is true outside of it.
    struct State: Hashable {
        var model: SignInModel
        /// The request that has not been answered yet.
        var request: SignInRequest?
        /// Whether the app has a user who has proved all that was asked for so far.
        var isSignedIn = false
        /// Whether there is a snapshot.
        var isSaved = false
        /// What the server has told that the project offers.
        var offered: ProjectSignInOptions?

        /// Hashes what differs most; the options follow from what the project offers.
        func hash(into hasher: inout Hasher) {
            hasher.combine(model.step)
            hasher.combine(model.pending)
            hasher.combine(model.entry.text)
            hasher.combine(model.linkEmail)
            hasher.combine(model.openedLink)
            hasher.combine(model.provedNumber)
            hasher.combine(model.factors.count)
            hasher.combine(model.pendingCredential)
            hasher.combine(model.methodsInstead.count)
            hasher.combine(model.canSkipEnrollment)
            hasher.combine(model.provedPasskey)
            hasher.combine(model.passkeyOffers)
            hasher.combine(model.isFitted)
            hasher.combine(isSaved)
            hasher.combine(offered?.methods)
        }
    }

    /// What leads from one state to another.
    struct Edge {
        let event: SignInEvent
        let from: Int
        let to: Int
        let effects: [SignInEffect]
        /// Whether the user can cause the event with what the screen shows.
        let isOffered: Bool
    }

    static let start = Date(timeIntervalSince1970: 1_700_000_000)
    static let later = start.addingTimeInterval(1000)
    static let account = SignedInAccount(id: "alice", isNew: true)

    private(set) var states: [State] = []
    private(set) var edges: [Edge] = []
    private var numbers: [State: Int] = [:]
    private let offers: [ProjectSignInOptions]

    /// Walks through a screen to which the server may tell, at any time, that the project offers
    /// one of `offers`.
    init(
        _ options: SignInOptions,
        enrolling account: SignedInAccount? = nil,
        hasPasskeys: Bool = true,
        offers: [ProjectSignInOptions] = []
    ) {
        self.offers = offers
        let model = SignInModel(
            options: options,
            region: "US",
            enrolling: account,
            hasPasskeys: hasPasskeys && options.methods.contains(.passkey),
            at: Self.start
        )
        _ = number(of: State(model: model, isSignedIn: account != nil))
        var next = 0
        while next < states.count {
            for event in events(in: states[next]) { step(next, event) }
            next += 1
        }
    }

    /// The states from which no offered event leads to a complete sign-in.
    var deadEnds: [State] {
        var sources: [Int: [Int]] = [:]
        for edge in edges where edge.isOffered { sources[edge.to, default: []].append(edge.from) }
        var reached = Set(states.indices.filter { states[$0].isDone })
        var open = Array(reached)
        while let state = open.popLast() {
            for source in sources[state] ?? [] where reached.insert(source).inserted {
                open.append(source)
            }
        }
        return states.indices.filter { !reached.contains($0) }.map { states[$0] }
    }

    private mutating func number(of state: State) -> Int {
        if let known = numbers[state] { return known }
        numbers[state] = states.count
        states.append(state)
        return states.count - 1
    }

    private mutating func step(_ from: Int, _ event: SignInEvent) {
        let times = event.dependsOnTime ? [Self.start, Self.later] : [Self.start]
        for time in times {
            var state = states[from]
            let isOffered = state.model.offers(event, at: time)
            let effects = state.model.handle(event, at: time)
            state.take(event, effects)
            edges.append(
                Edge(
                    event: event,
                    from: from,
                    to: number(of: state),
                    effects: effects,
                    isOffered: isOffered
                )
            )
        }
    }

    /// The events of a step; a few states get all of them, most of which make no sense there.
    private func events(in state: State) -> [SignInEvent] {
        let model = state.model
        let all = states.count.isMultiple(of: 16)
        var events: [SignInEvent] = [.submit, .back, .startOver, .openLink("link")]
        if all || !model.isBusy {
            events += Self.choices(in: model, all: all) + [.resend, .skip, .tick]
            if all || model.step.isCode { events.append(.askForMessage) }
        }
        if all || state.offered == nil { events += offers.map(SignInEvent.offers) }
        if let request = state.request, model.isBusy {
            let answers = Self.answers(to: request, offering: state.offered)
            events += answers.map { .answer($0, turn: model.turn) }
        }
        return events
    }

    private static func choices(in model: SignInModel, all: Bool) -> [SignInEvent] {
        var events = model.options.methods.map(SignInEvent.choose)
        if all || model.step.isNumber {
            events += [.typeNumber(""), .typeNumber("6505550100")]
        }
        if all || model.step.isEmail {
            let purposes: [EmailEntry.Purpose] = [.signIn, .signUp, .reset, .link, .confirm]
            events += [.typeEmail("a@example.com"), .typePassword("secret")]
            events += purposes.map(SignInEvent.chooseEmail)
        }
        if all || model.step.isCode { events.append(.typeCode("123456")) }
        if all || model.step == .conflict { events.append(.switchAccount) }
        if all || model.step.isChoice {
            events += factors.map(SignInEvent.chooseFactor)
            events += SecondFactorKind.allCases.map(SignInEvent.chooseEnrollment)
        }
        return events
    }
}

extension SignInStep {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
    fileprivate var isEmail: Bool { if case .email = self { true } else { false } }
    fileprivate var isCode: Bool { if case .code = self { true } else { false } }
    fileprivate var isChoice: Bool {
        switch self {
        case .factors, .enrollment: true
        default: false
        }
    }
}

extension Walk.State {
    var isDone: Bool {
        if case .done = model.step { true } else { false }
    }

    /// Keeps what is true outside of the screen, and drops what no transition depends on.
    fileprivate mutating func take(_ event: SignInEvent, _ effects: [SignInEffect]) {
        if case .offers(let project) = event { offered = project }
        if case .answer(let answer, _) = event {
            request = nil
            switch answer {
            case .signedIn, .enrollmentNeeded: isSignedIn = true
            case .signedOut: isSignedIn = false
            case .failed(let failure) where failure.isSignedOut: isSignedIn = false
            default: break
            }
        }
        for effect in effects {
            switch effect {
            case .run(let new, _): request = new
            case .cancel: request = nil
            case .save: isSaved = true
            case .forget: isSaved = false
            case .remember: break
            }
        }
        model.turn = 0
        model.complaint = nil
        model.notice = nil
        model.retryAt = nil
    }
}

extension SignInEvent {
    fileprivate var dependsOnTime: Bool {
        switch self {
        case .submit, .resend, .tick, .askForMessage: true
        default: false
        }
    }
}

extension SignInModel {
    /// Whether a screen that shows this model lets the user, or the server, cause an event.
    fileprivate func offers(_ event: SignInEvent, at time: Date) -> Bool {
        switch event {
        case .back: canGoBack
        case .resend:
            if case .emailVerification = step { true } else { canResend(at: time) }
        case .choose(let method): otherMethods.contains(method)
        case .chooseEmail(let purpose): emailPurposes.contains(purpose)
        case .startOver: false
        case .offers: false
        // The mail with the link is outside of the screen.
        case .openLink: linkEmail != nil
        default: true
        }
    }
}
