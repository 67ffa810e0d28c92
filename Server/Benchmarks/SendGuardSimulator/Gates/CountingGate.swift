import DialtoneBasics

/// Limits the unanswered messages of each country and each address, with the warnings enforced.
///
/// The rules are those of Authgear, as documented in its `docs/specs/fraud-protection.md`.
///
/// A country may have max(20, a fifth of the verified of the last day or of the best day of the
/// last fourteen) unanswered messages a day, and max(3, a sixth of that, a fifth of the hour's
/// verified) an hour; an address max(10, a fifth of its verified) a day and max(5, a sixth of that
/// fifth) an hour, to no more than three countries without a verified one.
struct CountingGate: Gate {
    let name = "counts only, per country and address"

    private var countries: [String: Series] = [:]
    private var addresses: [String: Series] = [:]
    private var regionsOfAddress: [String: [String: Series]] = [:]

    mutating func evaluate(_ request: GateRequest) -> GateAnswer {
        let now = request.at.milliseconds
        let region = request.signIn.block.region ?? ""
        let address = request.signIn.address?.description ?? ""
        guard !isOverCountry(countries[region] ?? Series(), at: now),
            !isOverAddress(addresses[address] ?? Series(), at: now),
            !isOverCountries(of: address, with: region, at: now)
        else { return .refused(seconds: nil) }
        countries[region, default: Series()].add(.sent, at: now)
        addresses[address, default: Series()].add(.sent, at: now)
        regionsOfAddress[address, default: [:]][region, default: Series()].add(.sent, at: now)
        return .admitted
    }

    mutating func noteEntry(of request: GateRequest, at moment: Timestamp) {
        let now = moment.milliseconds
        let region = request.signIn.block.region ?? ""
        let address = request.signIn.address?.description ?? ""
        countries[region, default: Series()].add(.entered, at: now)
        addresses[address, default: Series()].add(.entered, at: now)
        regionsOfAddress[address, default: [:]][region, default: Series()].add(.entered, at: now)
    }

    private func isOverCountry(_ series: Series, at now: Int64) -> Bool {
        let daily = max(
            20,
            Double(series.bestDay(before: now)) * 0.2,
            Double(series.count(.entered, hours: 24, at: now)) * 0.2
        )
        let hourly = max(3, daily / 6, Double(series.count(.entered, hours: 1, at: now)) * 0.2)
        return Double(series.unanswered(hours: 24, at: now)) >= daily
            || Double(series.unanswered(hours: 1, at: now)) >= hourly
    }

    private func isOverAddress(_ series: Series, at now: Int64) -> Bool {
        let fifth = Double(series.count(.entered, hours: 24, at: now)) * 0.2
        return Double(series.unanswered(hours: 24, at: now)) >= max(10, fifth)
            || Double(series.unanswered(hours: 1, at: now)) >= max(5, fifth / 6)
    }

    private func isOverCountries(of address: String, with region: String, at now: Int64) -> Bool {
        var regions = Set(
            (regionsOfAddress[address] ?? [:])
                .filter { _, series in
                    series.count(.sent, hours: 24, at: now) > 0
                        && series.count(.entered, hours: 24, at: now) == 0
                }
                .keys
        )
        if (regionsOfAddress[address]?[region]?.count(.entered, hours: 24, at: now) ?? 0) == 0 {
            regions.insert(region)
        }
        return regions.count > 3
    }
}
