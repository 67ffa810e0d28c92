#if canImport(SwiftUI) && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Asks whether to create a passkey, before and after the system's dialog.
struct PasskeyOfferView: View {
    let screen: ScreenState
    let offer: PasskeyOffer

    var body: some View {
        let texts = screen.texts
        StepTitle(
            title: texts.text(offer.isAccepted ? .passkeyDoneTitle : .passkeyTitle),
            lead: texts.text(offer.isAccepted ? .passkeyDoneLead : .passkeyLead)
        )
        SubmitButton(
            screen: screen,
            title: texts.text(offer.isAccepted ? .passkeyContinue : .passkeySubmit),
            busyTitle: texts.text(.oneMoment)
        )
        if !offer.isAccepted {
            Button(texts.text(.skip)) { screen.send(.skip) }.disabled(screen.model.isBusy)
        }
    }
}
#endif
