#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks the user to open the link that confirms the account's address.
struct EmailVerificationView: View {
    let screen: ScreenState
    let email: UnverifiedEmail

    var body: some View {
        StepTitle(
            title: screen.texts.text(.confirmEmailTitle),
            lead: screen.texts.text(.verifyLead, ["email": email.address])
        )
        SubmitButton(
            screen: screen,
            title: screen.texts.text(.verifySubmit),
            busyTitle: screen.texts.text(.oneMoment)
        )
        Button(screen.texts.text(.verifyResend)) { screen.send(.resend) }
            .disabled(screen.model.isBusy)
    }
}
#endif
