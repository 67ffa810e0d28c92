import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension BrandingConfig {
    /// Creates the API representation of the project's settings, with its resource name.
    init(_ project: Project) {
        self.init(project.settings)
        let tenant = project.id.tenantID.map { "/tenants/\($0)" } ?? ""
        name = "projects/\(project.id.parent)\(tenant)/branding"
    }

    init(_ settings: ProjectSettings) {
        self.init()
        let branding = settings.branding
        logo = branding.logo
        accent = branding.accent
        darkAccent = branding.darkAccent
        titles = branding.titles
        leads = branding.leads
        notices = branding.notices
        links = ProjectLinks(settings.links)
    }

    /// Applies the API representation to the settings; omitted fields get their default.
    func apply(to settings: inout ProjectSettings) {
        var branding = BrandingSettings()
        branding.logo = logo
        branding.accent = accent
        branding.darkAccent = darkAccent
        branding.titles = titles ?? [:]
        branding.leads = leads ?? [:]
        branding.notices = notices ?? [:]
        settings.branding = branding
        settings.links = LinkSettings()
        settings.links.terms = links?.terms
        settings.links.privacy = links?.privacy
        settings.links.support = links?.support
    }
}

extension ProjectLinks {
    /// `nil` if the project has no such page.
    init?(_ settings: LinkSettings) {
        guard settings != LinkSettings() else { return nil }
        self.init {
            $0.terms = settings.terms
            $0.privacy = settings.privacy
            $0.support = settings.support
        }
    }
}
