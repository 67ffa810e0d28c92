#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks a guest whether to switch to the existing account.
struct ConflictView: View {
    let screen: ScreenState

    var body: some View {
        StepTitle(
            title: screen.texts.text(.conflictTitle),
            lead: screen.texts.text(.conflictLead)
        )
        SubmitButton(
            screen: screen,
            title: screen.texts.text(.conflictSubmit),
            busyTitle: screen.texts.text(.oneMoment)
        )
    }
}
#endif
