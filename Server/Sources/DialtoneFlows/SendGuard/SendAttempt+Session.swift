import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

extension SendAttempt {
    /// The attempt to send the code of `session`, in a text that is billed as `segments` messages.
    init(
        of session: VerificationSession,
        to number: PlannedNumber,
        for caller: AppCaller,
        verdict: AppVerdict,
        segments: Int
    ) {
        let project = caller.project.project
        let kind = NumberKind(of: number)
        self.init(
            // What tenants spend is their project's money.
            projectID: project.id.parent,
            appID: caller.app?.appID,
            instance: verdict.installation,
            phoneNumber: session.phoneNumber,
            kind: kind,
            region: number.regionCode,
            origin: SendOrigin(caller.remoteAddress),
            isProved: verdict.isProved,
            isKnown: verdict.isKnown,
            segments: segments,
            cost: project.settings.sendGuard.price(
                ofSegments: segments,
                in: kind.priced(in: number.regionCode)
            ),
            at: session.createdAt
        )
    }
}
