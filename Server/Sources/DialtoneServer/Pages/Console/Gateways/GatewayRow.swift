import IdentityToolkitAdmin

/// A gateway, as the page of gateways shows it, with the fields that can be changed.
struct GatewayRow: Sendable {
    let index: Int
    let info: GatewayInfo
    let tone: String
    let settings: [CallerDiagnosis.Fact]
    let fields: [GatewayFieldRow]

    /// Whether a form that changes it was refused; ``fields`` have what was entered.
    let isEdited: Bool

    init(
        _ info: GatewayInfo,
        _ index: Int,
        of kinds: [GatewayKindInfo],
        entered: ConsoleForm? = nil
    ) {
        self.info = info
        self.index = index
        tone = info.health == "healthy" ? "is-good" : info.health == "unhealthy" ? "is-bad" : ""
        settings = info.settings.sorted { $0.key < $1.key }
            .map { CallerDiagnosis.Fact(name: $0.key, value: $0.value) }
        let kind = kinds.first { $0.kind == info.kind }
        let isEdited = entered?["gateway"] == info.name && entered?.fields["kind"] != nil
        self.isEdited = isEdited
        fields = (kind?.fields ?? []).map { field in
            let present = GatewayFieldRow(
                field,
                of: info.kind,
                value: info.settings[field.name] ?? ""
            )
            // Secrets are not sent back.
            guard isEdited, !field.isSecret, let entered else { return present }
            return GatewayFieldRow(field, of: info.kind, value: entered[present.formName])
        }
    }

    /// What was entered, beside the present values.
    var differences: [ConsoleConflict.Value] {
        fields.filter { !$0.field.isSecret }.map {
            .init($0.field.name, entered: $0.value, present: info.settings[$0.field.name] ?? "")
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
