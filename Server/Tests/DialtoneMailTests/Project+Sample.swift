import DialtoneBasics
import DialtoneModel

extension Project {
    /// A project that differs from a new one in what `adjust` does to its rules.
    static func sample(
        name: String = "Acme",
        _ adjust: (inout ProjectSettings) -> Void = { _ in }
    ) -> Project {
        var settings = ProjectSettings()
        adjust(&settings)
        return Project(
            id: ProjectID(rawValue: "demo"),
            number: 1,
            displayName: name,
            settings: settings,
            createdAt: Timestamp(seconds: 0)
        )
    }
}
