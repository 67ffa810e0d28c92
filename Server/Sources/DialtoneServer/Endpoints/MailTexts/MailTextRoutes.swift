import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The admin calls for the mails to users.
struct MailTextRoutes {
    private static let all = AdminPath(dialtone: "/mailTexts")
    private static let one = AdminPath(dialtone: "/mailTexts/{resource}")
    private static let preview = AdminPath(dialtone: "/mailTexts:preview")
    private static let test = AdminPath(dialtone: "/mailTexts:sendTest")

    let mailer: AccountMailer
    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let obstacle: String?
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(
            ListMailTexts(mailer: mailer, obstacle: obstacle),
            Self.all,
            viewers,
            method: .get
        )
        router.add(
            ShowMailText(mailer: mailer, registry: registry),
            Self.one,
            viewers,
            method: .get
        )
        router.add(
            UpdateMailText(mailer: mailer, registry: registry, projects: projects),
            Self.one,
            owners,
            method: .patch
        )
        router.add(
            DeleteMailText(registry: registry, projects: projects),
            Self.one,
            owners,
            method: .delete
        )
        router.add(PreviewMailText(mailer: mailer), Self.preview, viewers)
        router.add(SendTestMail(mailer: mailer), Self.test, owners)
    }
}
