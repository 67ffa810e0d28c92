package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
package import IdentityToolkitAdmin
import PhoneNumbers

extension GuardStatus {
    /// Reads everything in one transaction, so that all values are consistent.
    package init(
        of project: Project,
        _ caps: ServerSpendCaps,
        mailObstacle: String?,
        at now: Timestamp,
        from data: any SendGuardReader
    ) throws {
        self.init()
        let settings = project.settings.sendGuard
        self.project = project.id.rawValue
        mode = settings.mode.rawValue
        currency = settings.currency
        regions = MessageRegions(project)
        kinds = settings.kinds?.map(\.rawValue)
        mailTo = project.settings.alerts.mailTo
        self.mailObstacle = mailObstacle
        heldPrefixes = try data.heldPrefixes(of: project.id.parent, at: now).count
        server = try GuardAllowance.list(of: caps, in: data, at: now)
        spending = GuardSpending.list(
            of: project,
            try data.sendTallies(of: Self.dimensions, in: project.id.parent),
            at: now
        )
        self.settings = try GuardSetting.list(of: project.settings)
    }

    /// The whole project and every country.
    private static var dimensions: [SendDimension] {
        [SendDimension(.project, "")]
            + (PhoneRegion.supported.map(\.code) + [SendAttempt.noRegion])
            .map { SendDimension(.country, $0) }
    }
}

extension GuardSpending {
    /// The project's own spending first, then that of the countries, highest first.
    fileprivate static func list(
        of project: Project,
        _ tallies: [SendTally],
        at now: Timestamp
    ) -> [Self] {
        let whole = SendDimension(.project, "")
        let total = ProjectTally(
            tallies.first { $0.dimension == whole } ?? SendTally(dimension: whole),
            createdAt: project.createdAt
        )
        func order(_ tally: SendTally) -> (Int, Int64) {
            (tally.dimension.kind == .project ? 0 : 1, -tally.count(in: .day, at: now).spent)
        }
        return tallies.filter { !$0.count(in: .day, at: now).isEmpty }
            .sorted { order($0) < order($1) }
            .map { Self($0, total, project.settings.sendGuard, at: now) }
    }

    private init(
        _ tally: SendTally,
        _ total: ProjectTally,
        _ settings: SendGuardSettings,
        at now: Timestamp
    ) {
        self.init()
        let day = tally.count(in: .day, at: now)
        dimension = tally.dimension.text
        sent = day.sent
        entered = day.entered
        refused = day.refused + day.refusedByOthers
        spentMicros = day.spent
        unansweredMicros = day.unansweredSpend
        allowances = settings.allowances(of: tally, project: total, at: now)
            .map { GuardAllowance($0, currency: settings.currency) }
    }
}

extension GuardSetting {
    private static let prefix = "sendGuard."

    fileprivate static func list(of settings: ProjectSettings) throws -> [Self] {
        let standard = try SettingsTree(ProjectSettings()).values
        return try SettingsTree(settings).values.filter { $0.key.hasPrefix(prefix) }
            .sorted { $0.key < $1.key }
            .map { name, value in
                Self {
                    $0.name = String(name.dropFirst(prefix.count))
                    $0.value = value.text
                    $0.standard = standard[name]?.text
                }
            }
    }
}

extension MessageRegions {
    package init(_ project: Project) {
        self.init()
        self.project = project.id.rawValue
        allowed = project.settings.smsRegions.allowed
        denied = project.settings.smsRegions.denied
    }

    /// The countries in one sentence.
    package var summary: String {
        if let allowed {
            return allowed.isEmpty
                ? "Messages are blocked for all countries."
                : "Messages are allowed only to \(allowed.joined(separator: ", "))."
        }
        return denied.isEmpty
            ? "Messages are allowed to all countries."
            : "Messages are allowed to all countries except \(denied.joined(separator: ", "))."
    }
}
