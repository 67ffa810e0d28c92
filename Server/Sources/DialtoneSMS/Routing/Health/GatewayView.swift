import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

/// The health of the gateways and routes as observed by one node at one time.
struct GatewayView: Sendable {
    private let healths: [String: GatewayHealth?]
    private let routes: [(subject: AlertSubject, project: ProjectID?, gateways: Set<String>)]
    private let rules: HealthRules
    private let now: Timestamp

    init(gateways: [String], routes: [SMSRoute], health: GatewayHealthBoard, at now: Timestamp) {
        healths = Dictionary(
            gateways.map { ($0, health.health(of: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        rules = health.rules
        self.now = now
        guard !routes.isEmpty else {
            // Without routes, every gateway is used.
            self.routes = [(.route(.everywhere, project: nil), nil, Set(gateways))]
            return
        }
        self.routes = routes.map { route in
            let names = Set(route.steps.flatMap { $0.map(\.gateway) })
            return (
                .route(route.scope, project: route.projectID), route.projectID,
                names.intersection(gateways)
            )
        }
    }

    /// Updates the recorded outages; returns the alerts for what changed.
    func compare(
        with data: any GatewayIncidentReader & GatewayIncidentWriter & SendGuardWriter
    ) throws -> [SendAlert] {
        let noted = Dictionary(
            try data.gatewayIncidents().map { ($0.subject, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var alerts: [SendAlert] = []
        for name in healths.keys.sorted() {
            try compare(name, noted[.gateway(name)], data).map { alerts.append($0) }
        }
        try forgetGateways(in: noted, data)
        let down = Set(
            try data.gatewayIncidents().compactMap { incident -> String? in
                if case .gateway(let name) = incident.subject { name } else { nil }
            }
        )
        alerts += try compareRoutes(noted, down: down, data)
        for alert in alerts { try data.insert(alert) }
        return alerts
    }

    private func compare(
        _ name: String,
        _ noted: GatewayIncident?,
        _ data: any GatewayIncidentWriter
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
            .gatewayRecovered,
            noted,
            "The gateway \(name) accepts messages again after \(minutes(since: noted.since))."
        )
    }

    private func begin(
        _ outage: GatewayOutage,
        of name: String,
        _ data: any GatewayIncidentWriter
    ) throws -> SendAlert? {
        let incident = GatewayIncident(
            subject: .gateway(name),
            since: outage.since,
            lastSeenAt: now
        )
        guard try data.insert(incident) else { return nil }
        return alert(
            .gatewayDown,
            incident,
            "The gateway \(name) has been failing for \(minutes(since: outage.since)): "
                + "\(outage.failures) of its last \(outage.answers) responses (\(outage.share)%) "
                + "were failures, the last one because \(outage.reason.cause). If the route has other "
                + "gateways, they are tried first. \(outage.reason.remedy(at: name))"
        )
    }

    /// Deletes the recorded outages of removed gateways.
    private func forgetGateways(
        in noted: [AlertSubject: GatewayIncident],
        _ data: any GatewayIncidentWriter
    ) throws {
        for incident in noted.values {
            guard case .gateway(let name) = incident.subject, healths[name] == nil else { continue }
            _ = try data.delete(incident)
        }
    }

    private func compareRoutes(
        _ noted: [AlertSubject: GatewayIncident],
        down: Set<String>,
        _ data: any GatewayIncidentWriter
    ) throws -> [SendAlert] {
        var alerts: [SendAlert] = []
        for route in routes {
            let isDown = !route.gateways.isEmpty && route.gateways.isSubset(of: down)
            let names = route.gateways.sorted().joined(separator: ", ")
            if isDown, noted[route.subject] == nil {
                let incident = GatewayIncident(
                    subject: route.subject,
                    since: now,
                    lastSeenAt: now
                )
                guard try data.insert(incident) else { continue }
                let detail =
                    "All gateways of this route are failing: \(names). Messages are still offered to "
                    + "them and to the gateways of less specific routes. Add a gateway that works: "
                    + "dialtone sms routes set"
                alerts.append(alert(.routeDown, incident, detail, of: route.project))
            } else if !isDown, let incident = noted[route.subject], try data.delete(incident) {
                let detail = "At least one gateway of this route works again: \(names)."
                alerts.append(alert(.routeRecovered, incident, detail, of: route.project))
            }
        }
        let subjects = Set(routes.map(\.subject))
        for incident in noted.values where !subjects.contains(incident.subject) {
            if case .route = incident.subject { _ = try data.delete(incident) }
        }
        return alerts
    }

    private func alert(
        _ kind: SendAlert.Kind,
        _ incident: GatewayIncident,
        _ detail: String,
        of project: ProjectID? = nil
    ) -> SendAlert {
        SendAlert(
            projectID: project,
            kind: kind,
            subject: incident.subject,
            rule: nil,
            detail: detail,
            at: now,
            period: incident.since
        )
    }

    private func minutes(since moment: Timestamp) -> String {
        let count = max(1, (now - moment).wholeSeconds / 60)
        return count == 1 ? "a minute" : "\(count) minutes"
    }
}
