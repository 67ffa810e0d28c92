import DialtoneAuth
import IdentityToolkit
import Testing

@testable import DialtoneAuthUI

/// What is true in every state that a screen can get into.
///
/// One after the other, because they share the walks, which take a moment.
@Suite(.serialized) struct WalkTests {
    private static let google = SignInMethod.provider(id: "google.com", name: "Google")

    /// The walks through the screens of different apps, by what they offer.
    private static let walks: [Walk] = {
        do {
            let apps: [[SignInMethod]] = [
                [.phone], [.password], [.emailLink], [google, .guest], [.phone, .emailLink],
                [.phone, .password, google], [.phone, .passkey],
            ]
            return try apps.map { try walk($0) } + [
                walk([.phone], enrolling: Walk.account),
                walk([.phone, .passkey], hasPasskeys: false),
                walk([.phone, .password]) {
                    $0.phoneNumber = "+16505550100"
                    $0.isPhoneNumberFixed = true
                },
                // The project requires a factor, and has none of the app's.
                walk([.phone], requiresFactor: true) { $0.secondFactors = [.phone] },
                walk([.phone, .password]) {
                    $0.phoneNumber = "+16505550100"
                    $0.isPhoneNumberFixed = true
                    $0.isReauthentication = true
                    $0.offersSignUp = false
                },
            ]
        } catch {
            Issue.record(error)
            return []
        }
    }()

    private static func walk(
        _ methods: [SignInMethod],
        enrolling account: SignedInAccount? = nil,
        hasPasskeys: Bool = true,
        requiresFactor: Bool = false,
        _ adjust: (inout SignInOptions) -> Void = { _ in }
    ) throws -> Walk {
        var options = SignInOptions()
        options.methods = methods
        // Few countries, because they are part of each state.
        options.countries = try Countries(only: ["US"])
        adjust(&options)
        return Walk(
            options,
            enrolling: account,
            hasPasskeys: hasPasskeys,
            offers: offers(for: methods, hasPasskeys, requiresFactor)
        )
    }

    /// A project that has the last of the app's ways to sign in, and authenticator apps only; none
    /// for apps with many ways, whose states would be too many.
    private static func offers(
        for methods: [SignInMethod],
        _ hasPasskeys: Bool,
        _ requiresFactor: Bool
    ) -> [ProjectSignInOptions] {
        guard methods.count < 3 else { return [] }
        let usable = methods.filter { hasPasskeys || $0 != .passkey }
        return usable.suffix(1).map { method in
            ProjectSignInOptions(
                SignInOptionsResponse {
                    $0.signInMethods = hasPasskeys ? [method.name] : [method.name, "passkey"]
                    $0.allowsSignUp = false
                    $0.secondFactors.kinds = ["TOTP"]
                    $0.secondFactors.required = requiresFactor
                }
            )
        }
    }

    @Test func `every state has a way to a complete sign-in`() {
        for walk in Self.walks {
            #expect(walk.states.count > 10)
            for state in walk.deadEnds {
                let (model, methods) = (state.model, state.model.options.methods)
                Issue.record("no way on from \(model.step), busy: \(model.isBusy), \(methods)")
            }
        }
    }

    @Test func `a signed-in user is never led back to the beginning, and no other to the end`() {
        for state in Self.walks.lazy.flatMap(\.states) {
            #expect(state.isSignedIn == state.model.step.isOfUser, "\(state.model.step)")
        }
    }

    @Test func `a proof is never abandoned, and there is one request at a time`() {
        for walk in Self.walks {
            for edge in walk.edges where !edge.effects.isEmpty {
                let isCancelled = edge.effects.contains(.cancel)
                if isCancelled, walk.states[edge.from].request?.isProof != false {
                    Issue.record("a proof was abandoned at \(walk.states[edge.from].model.step)")
                }
                let requests = edge.effects.filter { if case .run = $0 { true } else { false } }
                if requests.count > 1 {
                    Issue.record("two requests at \(walk.states[edge.from].model.step)")
                }
            }
            for state in walk.states {
                #expect(state.model.isBusy == (state.request != nil))
                #expect(state.model.isProving == (state.request?.isProof ?? false))
            }
        }
    }

    @Test func `nothing is stored after a sign-in`() {
        for state in Self.walks.lazy.flatMap(\.states) where state.isDone {
            #expect(!state.isSaved)
        }
    }

    @Test func `what is stored leads back to the step that stored it`() {
        // An app that sets the number continues with that number only.
        for walk in Self.walks where walk.states.first?.model.options.phoneNumber == nil {
            for edge in walk.edges {
                // A link that waits is used at once, and leaves the step.
                let state = walk.states[edge.to]
                guard let snapshot = edge.effects.lazy.compactMap(\.snapshot).last,
                    walk.states[edge.from].model.openedLink == nil, state.continuesAfterRestart
                else { continue }
                let restored = SignInModel(
                    options: state.model.options,
                    region: "US",
                    restoring: snapshot,
                    enrolling: state.isSignedIn ? Walk.account : nil,
                    at: Walk.start
                )
                if restored.step != state.model.step {
                    Issue.record("\(state.model.step) is restored as \(restored.step)")
                }
            }
        }
    }
}

extension Walk.State {
    /// What the project has turned off meanwhile is not continued.
    fileprivate var continuesAfterRestart: Bool {
        switch model.step {
        case .code(let entry):
            if case .signIn = entry.purpose { model.options.methods.contains(.phone) } else { true }
        case .email: model.options.methods.contains(.emailLink)
        default: true
        }
    }
}

extension SignInStep {
    /// Whether the step is for a user who is signed in.
    fileprivate var isOfUser: Bool {
        switch self {
        case .enrollment, .emailVerification, .passkey, .done: true
        case .number(let entry): entry.isForSecondFactor
        case .code(let entry):
            switch entry.purpose {
            case .newNumber, .newApp: true
            case .signIn, .factor: false
            }
        case .methods, .email, .factors, .existingAccount, .conflict: false
        }
    }
}
