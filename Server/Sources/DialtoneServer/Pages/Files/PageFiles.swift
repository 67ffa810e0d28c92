/// What the pages are made of.
struct PageFiles: Sendable {
    let assets: PageAssets
    let templates: PageTemplates
    let languages: PageLanguages

    /// Loads the files; throws if one is invalid, to prevent the start.
    init() throws {
        languages = try PageLanguages()
        assets = try PageAssets(languages)
        templates = try PageTemplates()
    }
}
