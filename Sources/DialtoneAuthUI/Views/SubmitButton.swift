#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// The main button of a step, with an indicator while a request is in progress.
struct SubmitButton: View {
    let screen: ScreenState
    let title: String
    let busyTitle: String
    var isDisabled = false

    var body: some View {
        Button {
            screen.send(.submit)
        } label: {
            HStack(spacing: 8) {
                if screen.model.isBusy { ProgressView() }
                Text(screen.model.isBusy ? busyTitle : title)
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .keyboardShortcut(.defaultAction)
        .disabled(screen.model.isBusy || isDisabled)
    }
}
#endif
