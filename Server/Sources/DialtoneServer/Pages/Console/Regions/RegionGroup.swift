/// Countries that operators often allow together.
struct RegionGroup: Sendable {
    let id: String
    let name: String
    let codes: [String]

    private init(_ id: String, _ name: String, _ codes: String) {
        self.id = id
        self.name = name
        self.codes = codes.split(separator: " ").map(String.init)
    }

    static var all: [Self] {
        [
            RegionGroup(
                "eu",
                translated("European Union"),
                "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"
            ),
            RegionGroup(
                "eea",
                translated("EEA and Switzerland"),
                "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO "
                    + "SE SI SK"
            ),
            RegionGroup("dach", translated("Austria, Germany, Switzerland"), "AT CH DE LI"),
            RegionGroup(
                "british-isles",
                translated("United Kingdom and Ireland"),
                "GB GG IE IM JE"
            ),
            RegionGroup("nordic", translated("Nordic countries"), "AX DK FI FO GL IS NO SE SJ"),
            RegionGroup("north-america", translated("United States and Canada"), "CA US"),
            RegionGroup("anzac", translated("Australia and New Zealand"), "AU NZ"),
        ]
    }
}
