import DialtoneModel

/// What the pages are made of.
struct PageFiles: Sendable {
    let assets: PageAssets

    /// The templates of the pages for users.
    let templates: PageTemplates
    let languages: PageLanguages
    let refusalRules: RefusalRules
    private let brands = BrandFiles()

    /// Loads the files; throws if one is invalid, to prevent the start.
    init() throws {
        let content = try Content.loaded.get()
        languages = content.languages
        assets = content.assets
        templates = content.templates
        refusalRules = content.refusalRules
    }

    /// What is the same in all servers of a process.
    private struct Content: Sendable {
        /// Loaded once, because it takes some milliseconds.
        static let loaded = Result { try Content() }

        let assets: PageAssets
        let templates: PageTemplates
        let languages: PageLanguages
        let refusalRules: RefusalRules

        init() throws {
            languages = try PageLanguages()
            assets = PageAssets(languages)
            templates = try PageTemplates(PageTemplates.filesForUsers)
            refusalRules = try RefusalRules()
        }
    }

    /// The logo and colors of a project.
    func brandFiles(of project: Project) -> BrandFiles.Files { brands.files(of: project) }
}
