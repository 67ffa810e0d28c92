import DialtoneSendGuard

/// The gates of the published report; the first is the baseline.
enum Gates {
    /// The name of the gate whose results the documentation promises.
    static let asShipped = "the guard, as shipped"

    static var published: [any Gate] {
        [
            OpenGate(),
            CountingGate(),
            GuardGate(name: asShipped),
            GuardGate(name: "the guard, audit only", settings: settings { $0.mode = .audit }),
            GuardGate(name: "the guard, without proofs", settings: settings(withoutProof)),
            GuardGate(name: "budgets halved", settings: settings { scale(&$0.budgets, by: 0.5) }),
            GuardGate(name: "budgets doubled", settings: settings { scale(&$0.budgets, by: 2) }),
            GuardGate(name: "as shipped, ten countries allowed", regions: home),
        ]
    }

    /// The gates whose settings depend on an app's size; the first is the baseline.
    static var bySize: [any Gate] {
        [
            OpenGate(),
            GuardGate(name: asShipped),
            GuardGate(
                name: "caps that do not grow",
                settings: settings {
                    $0.caps.growth.perVerified = 0
                    $0.caps.growth.perVerifiedInSpan = 0
                }
            ),
            GuardGate(
                name: "only caps that are as wide for all",
                settings: settings { $0.caps.growth.project = SpendCap() }
            ),
        ]
    }

    /// The region policy for the countries of nine in ten of the app's users.
    private static var home: RegionPolicy {
        var regions = RegionPolicy()
        regions.allowed = ["AT", "CH", "DE", "ES", "FR", "GB", "IT", "NL", "PL", "US"]
        return regions
    }

    private static func settings(
        _ adjust: (inout SendGuardSettings) -> Void
    ) -> SendGuardSettings {
        var settings = SendGuardSettings()
        adjust(&settings)
        return settings
    }

    private static func withoutProof(_ settings: inout SendGuardSettings) {
        settings.proofFrom = nil
        settings.countriesPerAddress = nil
        settings.answers.perHour = nil
        settings.answers.perDay = nil
        settings.answers.prefix.perHour = nil
        settings.answers.prefix.perDay = nil
    }

    private static func scale(_ budgets: inout SendBudgets, by factor: Double) {
        for path in [
            \SendBudgets.prefix, \.network, \.country, \.app, \.project,
        ] as [WritableKeyPath<SendBudgets, SendBudget>] {
            budgets[keyPath: path].perHour = scaled(budgets[keyPath: path].perHour, by: factor)
            budgets[keyPath: path].perDay = scaled(budgets[keyPath: path].perDay, by: factor)
        }
    }

    private static func scaled(_ amount: SpendAmount?, by factor: Double) -> SpendAmount? {
        amount.map { SpendAmount(micros: Int64(Double($0.micros) * factor)) }
    }
}
