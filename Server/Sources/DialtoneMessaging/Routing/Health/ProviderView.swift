import DialtoneCore

/// What one node knows of its providers at a moment.
struct ProviderView: Sendable {
    private let healths: [String: ProviderHealth?]
    private let routes: [(subject: AlertSubject, project: ProjectID?, providers: Set<String>)]
    private let rules: HealthRules
    private let now: Timestamp

    init(providers: [String], routes: [SMSRoute], health: ProviderHealthBoard, at now: Timestamp) {
        healths = Dictionary(
            providers.map { ($0, health.health(of: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        rules = health.rules
        self.now = now
        guard !routes.isEmpty else {
            // Without a route every provider serves.
            self.routes = [(.route(.everywhere, project: nil), nil, Set(providers))]
            return
        }
        self.routes = routes.map { route in
            let names = Set(route.steps.flatMap { $0.map(\.provider) })
            return (
                .route(route.scope, project: route.projectID), route.projectID,
                names.intersection(providers)
            )
        }
    }

    /// Brings what is noted up to date, and tells of what that changes.
    func compare(with data: any DataWriter) throws -> [SendAlert] {
        let noted = Dictionary(
            try data.providerTroubles().map { ($0.subject, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var alerts: [SendAlert] = []
        for name in healths.keys.sorted() {
            try compare(name, noted[.provider(name)], data).map { alerts.append($0) }
        }
        try forgetProviders(in: noted, data)
        let down = Set(
            try data.providerTroubles().compactMap { trouble -> String? in
                if case .provider(let name) = trouble.subject { name } else { nil }
            }
        )
        alerts += try compareRoutes(noted, down: down, data)
        for alert in alerts { try data.insert(alert) }
        return alerts
    }

    private func compare(
        _ name: String,
        _ noted: ProviderTrouble?,
        _ data: any DataWriter
    ) throws -> SendAlert? {
        let health = healths[name] ?? nil
        if let outage = health?.outage {
            if let noted {
                try data.saw(noted, at: now)
                return nil
            }
            return now >= outage.since + rules.alertAfter ? try begin(outage, of: name, data) : nil
        }
        guard let noted, let success = health?.lastSuccessAt, success > noted.lastSeenAt,
            now >= noted.lastSeenAt + rules.calmAfter, try data.delete(noted)
        else { return nil }
        return alert(
            .providerRecovered,
            noted,
            "The provider \(name) takes messages again, after \(minutes(since: noted.since))."
        )
    }

    private func begin(
        _ outage: ProviderOutage,
        of name: String,
        _ data: any DataWriter
    ) throws -> SendAlert? {
        let trouble = ProviderTrouble(
            subject: .provider(name),
            since: outage.since,
            lastSeenAt: now
        )
        guard try data.insert(trouble) else { return nil }
        return alert(
            .providerDown,
            trouble,
            "The provider \(name) has been out of order for \(minutes(since: outage.since)): "
                + "\(outage.failures) of its last \(outage.answers) answers (\(outage.share) %) "
                + "were failures, the last one since \(outage.reason.cause). Other providers are "
                + "asked first, where there are any. \(outage.reason.remedy(at: name))"
        )
    }

    /// Whoever was removed is in nobody's way any more.
    private func forgetProviders(
        in noted: [AlertSubject: ProviderTrouble],
        _ data: any DataWriter
    ) throws {
        for trouble in noted.values {
            guard case .provider(let name) = trouble.subject, healths[name] == nil else { continue }
            _ = try data.delete(trouble)
        }
    }

    private func compareRoutes(
        _ noted: [AlertSubject: ProviderTrouble],
        down: Set<String>,
        _ data: any DataWriter
    ) throws -> [SendAlert] {
        var alerts: [SendAlert] = []
        for route in routes {
            let isDown = !route.providers.isEmpty && route.providers.isSubset(of: down)
            let names = route.providers.sorted().joined(separator: ", ")
            if isDown, noted[route.subject] == nil {
                let trouble = ProviderTrouble(
                    subject: route.subject,
                    since: now,
                    lastSeenAt: now
                )
                guard try data.insert(trouble) else { continue }
                let detail =
                    "All providers of this route are out of order: \(names). Messages are still "
                    + "offered to them and to those of wider routes; add a provider that works: "
                    + "dialtone sms routes set"
                alerts.append(alert(.routeDown, trouble, detail, of: route.project))
            } else if !isDown, let trouble = noted[route.subject], try data.delete(trouble) {
                let detail = "This route has a provider that works again, among: \(names)."
                alerts.append(alert(.routeRecovered, trouble, detail, of: route.project))
            }
        }
        let subjects = Set(routes.map(\.subject))
        for trouble in noted.values where !subjects.contains(trouble.subject) {
            if case .route = trouble.subject { _ = try data.delete(trouble) }
        }
        return alerts
    }

    private func alert(
        _ kind: SendAlert.Kind,
        _ trouble: ProviderTrouble,
        _ detail: String,
        of project: ProjectID? = nil
    ) -> SendAlert {
        SendAlert(
            projectID: project,
            kind: kind,
            subject: trouble.subject,
            rule: nil,
            detail: detail,
            at: now,
            period: trouble.since
        )
    }

    private func minutes(since moment: Timestamp) -> String {
        let count = max(1, (now - moment).wholeSeconds / 60)
        return count == 1 ? "a minute" : "\(count) minutes"
    }
}
