import DialtoneModel

extension SignInFormView {
    /// Creates the first step of a sign-in, that leads nowhere.
    init(
        previewOf project: Project,
        in language: PageLanguage,
        _ brand: BrandView,
        _ files: PageFiles
    ) {
        self.init(appName: project.displayName, in: language, brand, files)
        let texts = language.texts
        let settings = project.settings
        let regions = RegionOptions(
            of: settings.smsRegions,
            in: language,
            chosen: nil,
            languages: [language.tag]
        )
        takesFocus = false
        heading = brand.heading ?? texts.signInText("numberTitle") ?? ""
        leadStart = settings.branding.leads[language.tag] ?? texts.signInText("numberLead") ?? ""
        numberEntry = NumberEntry(
            countryLabel: texts.signInText("countryTitle") ?? "",
            regions: regions.options,
            numberLabel: texts.signInText("numberLabel") ?? "",
            number: "",
            isWrong: false
        )
        buttons = [.main("send", texts.signInText("numberSubmit") ?? "")]
        finePrint = settings.branding.notices[language.tag] ?? texts.signInText("numberNotice")
    }
}
