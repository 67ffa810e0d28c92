/// All countries and territories of the numbering plan.
enum CountryTable {
    /// All countries, ordered by code.
    static let all: [Country] = rows.split(separator: "\n").compactMap(country)

    static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { one, _ in one })

    static let byCallingCode = Dictionary(grouping: all, by: \.callingCode)

    /// The formats of a calling code, which are those of its main country.
    static func formats(_ callingCode: String) -> [NumberFormat] {
        byCallingCode[callingCode]?.first(where: \.isMain)?.formats ?? []
    }

    private static func country(_ row: Substring) -> Country? {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count >= 10 else { return nil }
        return Country(
            code: cells[0],
            longCode: cells[1],
            callingCode: cells[2],
            isMain: cells[3] == "1",
            trunkPrefix: cells[4],
            exitCode: cells[5],
            example: cells[6],
            lengths: cells[7].split(separator: ",").compactMap { Int($0) },
            leadingDigits: cells[8],
            otherNames: cells[9].split(separator: ",").map(String.init),
            formats: cells[10...].compactMap(NumberFormat.init)
        )
    }
}
