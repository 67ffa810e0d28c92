import DialtoneChallenges
import DialtoneModel

/// A visit to a page that can redirect to the app that opened it.
struct VerifyVisit: Sendable {
    let project: Project
    let app: RelyingApp?
    let place: ReturnAddress
    let link: ReturnLink

    /// The hosts whose pages may show the project's challenge.
    let hosts: Set<String>

    var challengedApp: ChallengedApp { ChallengedApp(project: project.id, app: app) }

    var policy: AppVerificationPolicy {
        project.settings.appVerification.policy(for: app?.appID)
    }
}
