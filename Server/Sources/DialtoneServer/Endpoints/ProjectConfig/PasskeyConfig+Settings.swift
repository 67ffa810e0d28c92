import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkitAdmin

extension PasskeyConfig {
    /// Creates the API representation of the settings in use, with the RP ID that follows from them.
    init(_ project: Project, of parties: RelyingParties) {
        self.init(project.settings.passkeys)
        let tenant = project.id.tenantID.map { "/tenants/\($0)" } ?? ""
        name = "projects/\(project.id.parent)\(tenant)/passkeyConfig"
        rpId = parties.id(of: project.settings)
    }

    /// Creates the API representation of the settings as they are stored.
    init(_ settings: PasskeySettings) {
        self.init()
        rpId = settings.rpID
        expectedOrigins = settings.origins
        enabled = settings.isEnabled
    }

    /// The settings; omitted fields have their default.
    var settings: PasskeySettings {
        var settings = PasskeySettings()
        if let enabled { settings.isEnabled = enabled }
        if let rpId, !rpId.isEmpty { settings.rpID = rpId }
        if let expectedOrigins { settings.origins = expectedOrigins }
        return settings
    }
}
