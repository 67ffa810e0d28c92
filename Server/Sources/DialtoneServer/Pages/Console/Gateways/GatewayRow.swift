import IdentityToolkitAdmin

/// A gateway, as the page of gateways shows it, with the fields that can be changed.
struct GatewayRow: Sendable {
    let index: Int
    let info: GatewayInfo
    let tone: String
    let settings: [CallerDiagnosis.Fact]
    let fields: [GatewayFieldRow]

    init(_ info: GatewayInfo, _ index: Int, of kinds: [GatewayKindInfo]) {
        self.info = info
        self.index = index
        tone = info.health == "healthy" ? "is-good" : info.health == "unhealthy" ? "is-bad" : ""
        settings = info.settings.sorted { $0.key < $1.key }
            .map { CallerDiagnosis.Fact(name: $0.key, value: $0.value) }
        let kind = kinds.first { $0.kind == info.kind }
        fields = (kind?.fields ?? []).map { field in
            GatewayFieldRow(field, of: info.kind, value: info.settings[field.name] ?? "")
        }
    }
}

/// A field of a gateway in a form.
struct GatewayFieldRow: Sendable {
    let field: GatewayFieldInfo
    let formName: String
    let value: String

    init(_ field: GatewayFieldInfo, of kind: String, value: String = "") {
        self.field = field
        formName = (field.isSecret ? "secret-" : "set-") + "\(kind)-\(field.name)"
        self.value = value
    }
}

/// A route, as the page of gateways shows it.
struct GatewayRouteRow: Sendable {
    let info: GatewayRouteInfo
    let project: String
    let numbers: String

    /// The steps as the command line writes them.
    let steps: String

    init(_ info: GatewayRouteInfo) {
        self.info = info
        project = info.project ?? ""
        numbers =
            switch info.numbers {
            case "default": translated("all others")
            case let text where text.hasPrefix("+"): text
            case let code: "\(RegionName.of(code)) (\(code))"
            }
        steps = info.steps.map { step in
            let isSingle = step.gateways.count == 1
            return step.gateways
                .map { isSingle ? $0.gateway : "\($0.gateway):\($0.weight)" }
                .joined(separator: ",")
        }
        .joined(separator: " ")
    }
}
