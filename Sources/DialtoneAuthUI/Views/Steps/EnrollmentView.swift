#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks which second factor to enroll.
struct EnrollmentView: View {
    let screen: ScreenState
    let kinds: [SecondFactorKind]
    let canSkip: Bool

    var body: some View {
        let texts = screen.texts
        StepTitle(title: texts.text(.enrollTitle), lead: texts.text(screen.model.enrollmentLead))
        ForEach(kinds, id: \.self) { kind in
            ChoiceButton(
                screen: screen,
                title: texts.text(kind == .phone ? .enrollPhone : .enrollApp),
                note: texts.text(kind == .phone ? .enrollPhoneNote : .enrollAppNote)
            ) { .chooseEnrollment(kind) }
        }
        if canSkip { Button(texts.text(.skip)) { screen.send(.skip) } }
    }
}
#endif
