/// Approximate gateway prices per segment, until a project configures its own.
///
/// They are rounded from public price lists and meant for proportions rather than for accounting: a
/// message to Azerbaijan costs forty times as much as one to Canada, which budgets must take into
/// account.
package enum SendPrices {
    package static let currency = "USD"

    /// The price for unknown regions: high, so that budgets err on the safe side.
    private static let other = SpendAmount(micros: 200_000)

    package static func price(in region: String) -> SpendAmount {
        table[region] ?? other
    }

    private static let table: [String: SpendAmount] = {
        var table: [String: SpendAmount] = [:]
        for group in groups {
            for region in group.regions.split(separator: " ") {
                table[String(region)] = SpendAmount(micros: group.cents * 10_000)
            }
        }
        for region in ["US", "CA", "PR"] { table[region] = SpendAmount(micros: 8_000) }
        return table
    }()

    private static let groups: [(cents: Int64, regions: String)] = [
        (3, "TH TR ZA"),
        (4, "CN"),
        (5, "AU CR DK GB GG IM JE KR LT PL SG"),
        (6, "BR CO CZ HK PT SE"),
        (7, "CH LI MK NO PY TW"),
        (8, "AR BH CL DO ES FR GF GP IN IS JP LB MQ MT MX RE RO"),
        (9, "AX CY FI GR HR IE IT LV SK SM VA"),
        (10, "AT CU EE HU MD ME NZ QA RS UY"),
        (11, "AE BE DE LU NL VN"),
        (12, "AL BA BG HN LA MY PA PE SV VE XK"),
        (14, "NI OM SA SI UA"),
        (15, "BM GE HT KE MA"),
        (16, "BB BS GT KY"),
        (18, "PH"),
        (20, "AM BO EC IR JM KH NP TT YE"),
        (25, "AF BY EG GH IL KG KW LK TM TZ UG"),
        (30, "BD DZ ET JO KZ LY MM NG PK SN TN ZM ZW"),
        (35, "AZ IQ SY UZ"),
        (40, "ID TJ"),
        (60, "RU"),
        // Numbers that belong to no country.
        (100, "ZZ"),
    ]
}
