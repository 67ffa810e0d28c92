import DialtoneBasics
import DialtoneModel
import Synchronization

/// The logos and colors of the projects, each made once after a change.
final class BrandFiles: Sendable {
    /// The files of one project.
    struct Files: Sendable {
        let logo: BrandFile?
        let style: BrandFile?

        fileprivate init(_ settings: BrandingSettings) {
            logo = BrandFile.logo(settings)
            style = BrandFile.style(settings)
        }
    }

    /// The maximum number of projects to remember: a file has up to 32 KB.
    private static let limit = 1_000

    private struct Entry: Sendable {
        let settings: BrandingSettings
        let files: Files
    }

    private let known = Mutex<[ProjectID: Entry]>([:])

    func files(of project: Project) -> Files {
        let settings = project.settings.branding
        if let entry = known.withLock({ $0[project.id] }), entry.settings == settings {
            return entry.files
        }
        let files = Files(settings)
        known.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[project.id] = Entry(settings: settings, files: files)
        }
        return files
    }
}
