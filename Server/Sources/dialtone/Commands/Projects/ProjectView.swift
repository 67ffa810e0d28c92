import DialtoneBasics
import DialtoneModel
import Foundation

/// A project, as `--json` prints it.
struct ProjectView: Encodable {
    let id: String
    let number: String
    let displayName: String
    let createdAt: String
    let settings: ProjectSettings

    init(_ project: Project) {
        id = project.id.rawValue
        number = "\(project.number)"
        displayName = project.displayName
        createdAt = project.createdAt.date.ISO8601Format()
        settings = project.settings
    }
}
