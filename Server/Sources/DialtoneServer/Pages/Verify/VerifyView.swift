import DialtoneChallenges
import DialtoneModel

/// The template values of the challenge page.
struct VerifyView: Sendable {
    let assets: String
    let language: String
    let direction: String
    let appName: String
    let brand: BrandView
    let texts: VerifyTexts

    /// The text that says what to do after the challenge is solved.
    let doneLead: String

    /// The URL that notifies the app of a failed challenge.
    let giveUp: String?

    let challenge: ChallengeView

    init(
        _ visit: VerifyVisit,
        _ widget: ChallengeWidget,
        _ language: PageLanguage,
        _ files: PageFiles
    ) {
        assets = files.assets.path
        self.language = language.tag
        direction = language.direction
        appName = visit.project.displayName
        brand = files.brand(of: visit.project, in: language)
        texts = language.texts.challenge
        if case .polled = visit.place {
            doneLead = texts.doneLeadElsewhere
        } else {
            doneLead = texts.doneLead
        }
        giveUp = visit.link.address(
            to: visit.place,
            failure: .network("The challenge could not be completed.")
        )
        challenge = ChallengeView(widget)
    }
}
