#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import Foundation
public import SwiftUI

/// A sign-in screen.
///
/// It fills the available width and scrolls if necessary. Keep the controller in a `@State`
/// property, or wherever it lives as long as the screen.
public struct SignInView: View {
    private let controller: SignInController
    private let theme: SignInTheme
    private let onSignedIn: @MainActor (SignedInAccount) -> Void
    @State private var model: SignInModel
    // A countdown changes nothing in the model, but has to be drawn again.
    @State private var time: Date
    @State private var hasTold = false

    /// Creates a view; `onSignedIn` is called on the main actor, once for each sign-in.
    ///
    /// It is called immediately if the controller's sign-in is already complete. After the user has
    /// signed out, call ``SignInController/restart()`` or use another controller.
    public init(
        _ controller: SignInController,
        theme: SignInTheme = SignInTheme(),
        onSignedIn: @escaping @MainActor (SignedInAccount) -> Void = { _ in }
    ) {
        self.controller = controller
        self.theme = theme
        self.onSignedIn = onSignedIn
        _model = State(initialValue: controller.model)
        _time = State(initialValue: controller.time)
    }

    /// The step of the sign-in.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: theme.spacing) {
                if let header = theme.header { header() }
                step
                MessageLines(screen: screen)
                OtherWays(screen: screen)
                DocumentLinks(screen: screen)
            }
            .padding()
            .frame(maxWidth: theme.maximumWidth)
            .frame(maxWidth: .infinity)
        }
        .background(theme.background ?? .clear)
        .themed(theme)
        .environment(\.layoutDirection, screen.texts.isRightToLeft ? .rightToLeft : .leftToRight)
        .task { await follow() }
        .task { await controller.load() }
        .task { await controller.suggestPasskeys() }
    }

    @ViewBuilder private var step: some View {
        switch model.step {
        case .methods: StepTitle(title: screen.texts.text(.methodsTitle))
        case .number(let entry): NumberStepView(screen: screen, entry: entry)
        // Each purpose is a step of its own, whose title gets the focus.
        case .code(let entry): CodeStepView(screen: screen, entry: entry).id(entry.purpose)
        case .email(let entry): EmailStepView(screen: screen, entry: entry).id(entry.purpose)
        case .factors(let factors): FactorsView(screen: screen, factors: factors)
        case .enrollment(let kinds, let canSkip):
            EnrollmentView(screen: screen, kinds: kinds, canSkip: canSkip)
        case .emailVerification(let email):
            EmailVerificationView(screen: screen, email: email)
        case .existingAccount(let account):
            ExistingAccountView(screen: screen, account: account)
        case .passkey(let offer):
            // The two states are steps of their own, whose title gets the focus.
            PasskeyOfferView(screen: screen, offer: offer).id(offer.isAccepted)
        case .conflict: ConflictView(screen: screen)
        case .done: StepTitle(title: screen.texts.text(.doneTitle))
        }
    }

    private var screen: ScreenState {
        ScreenState(model: model, time: time, texts: controller.texts) { event in
            controller.send(event)
            // A field must see its new text at once, or the cursor jumps.
            show(controller.model)
        }
    }

    private func follow() async {
        // A view that is made again, for example after a rotation, may have missed the end.
        if case .done(let account) = controller.model.step { tell(account) }
        for await next in controller.changes() { show(next) }
    }

    private func show(_ next: SignInModel) {
        model = next
        time = controller.time
        if case .done(let account) = next.step { tell(account) } else { hasTold = false }
    }

    private func tell(_ account: SignedInAccount) {
        guard !hasTold else { return }
        hasTold = true
        onSignedIn(account)
    }
}
#endif
