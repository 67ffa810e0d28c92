#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The buttons that lead to other steps.
struct OtherWays: View {
    let screen: ScreenState

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(screen.model.otherMethods, id: \.self) { method in
                Button(title(method)) { screen.send(.choose(method)) }
                    .disabled(screen.model.isBusy)
            }
            if screen.model.canGoBack { Button(backTitle) { screen.send(.back) } }
        }
    }

    private func title(_ method: SignInMethod) -> String {
        let texts = screen.texts
        return switch method {
        case .phone: texts.text(.withPhone)
        case .passkey: texts.text(.withPasskey)
        case .password: texts.text(.withPassword)
        case .emailLink: texts.text(.withLink)
        case .provider(_, let name): texts.text(.withProvider, ["provider": name])
        case .guest: texts.text(.asGuest)
        }
    }

    private var backTitle: String {
        switch screen.model.step {
        case .code(let entry):
            switch entry.purpose {
            case .signIn, .newNumber: screen.texts.text(.changeNumber)
            case .factor, .newApp: screen.texts.text(.otherWay)
            }
        case .factors, .enrollment: screen.texts.text(.startOver)
        default: screen.texts.text(.back)
        }
    }
}
#endif
