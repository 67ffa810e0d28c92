import DialtoneBasics
import DialtoneSendGuard

extension ProjectSettings {
    private static let greatestCount = 1_000_000_000
    private static let greatestAmount = SpendAmount.units(1_000_000_000)

    func checkSendGuard() throws(Refusal) {
        try checkPrices()
        for kind in SendDimension.Kind.allCases {
            try check(sendGuard.limits[kind], "sendGuard.limits.\(kind.rawValue)")
            if let budget = sendGuard.budgets[kind] {
                try check(budget, "sendGuard.budgets.\(kind.rawValue)")
            }
        }
        try Self.require(
            sendGuard.limits.addressProvedTimes,
            in: 1...1_000,
            "sendGuard.limits.addressProvedTimes"
        )
        try check(sendGuard.caps.project, "sendGuard.caps.project")
        try check(sendGuard.caps.country, "sendGuard.caps.country")
        for (region, cap) in sendGuard.caps.countries.sorted(by: { $0.key < $1.key }) {
            try Self.checkRegion(region, "sendGuard.caps.countries")
            try check(cap, "sendGuard.caps.countries.\(region)")
        }
        let growth = sendGuard.caps.growth
        try check(growth.project, "sendGuard.caps.growth.project")
        try Self.require(growth.perVerified, in: 0...1_000, "sendGuard.caps.growth.perVerified")
        try Self.require(
            growth.perVerifiedInSpan,
            in: 0...1_000,
            "sendGuard.caps.growth.perVerifiedInSpan"
        )
        try Self.require(growth.countryShare, in: 0...1, "sendGuard.caps.growth.countryShare")
        try Self.require(sendGuard.caps.reserve, in: 0...10, "sendGuard.caps.reserve")
        try Self.require(
            sendGuard.countriesPerAddress ?? 1,
            in: 1...30,
            "sendGuard.countriesPerAddress"
        )
        try Self.require(sendGuard.proofFrom ?? 0, in: 0...1, "sendGuard.proofFrom")
        try checkAnswers()
        try checkHold()
        let notices = sendGuard.notices
        for (name, limit) in [
            ("prefix", notices.prefix), ("country", notices.country), ("project", notices.project),
        ] {
            try Self.require(
                limit ?? 0,
                in: 0...Self.greatestCount,
                "sendGuard.notices.\(name)"
            )
        }
    }

    private func checkPrices() throws(Refusal) {
        let currency = sendGuard.currency
        guard currency.utf8.count == 3, currency.utf8.allSatisfy({ (0x41...0x5a).contains($0) })
        else {
            throw .invalidArgument(
                field: "sendGuard.currency",
                problem: "must be an ISO 4217 code, such as USD"
            )
        }
        for (region, price) in sendGuard.prices.sorted(by: { $0.key < $1.key }) {
            if region != "*" { try Self.checkRegion(region, "sendGuard.prices") }
            try Self.require(
                price.micros,
                in: 0...SpendAmount.units(1_000).micros,
                "sendGuard.prices.\(region)"
            )
        }
        guard currency == SendPrices.currency || sendGuard.prices["*"] != nil else {
            throw .invalidArgument(
                field: "sendGuard.prices",
                problem: "must have a price for * if the currency is not \(SendPrices.currency)"
            )
        }
    }

    private static func checkRegion(_ region: String, _ field: String) throws(Refusal) {
        guard region.utf8.count == 2, region.utf8.allSatisfy({ (0x41...0x5a).contains($0) }) else {
            throw .invalidArgument(
                field: field,
                problem: "must be ISO 3166 country codes, such as DE"
            )
        }
    }

    private func check(_ limit: SendLimit, _ field: String) throws(Refusal) {
        try Self.check(limit.base, field)
        try Self.require(limit.perVerified, in: 0...1_000, "\(field).perVerified")
    }

    private func check(_ budget: SendBudget, _ field: String) throws(Refusal) {
        try Self.check(budget.perHour, "\(field).perHour")
        try Self.check(budget.perDay, "\(field).perDay")
        try Self.require(budget.perVerified, in: 0...1_000, "\(field).perVerified")
    }

    private func check(_ cap: SpendCap, _ field: String) throws(Refusal) {
        try Self.check(cap.perHour, "\(field).perHour")
        try Self.check(cap.perDay, "\(field).perDay")
        try Self.check(cap.perMonth, "\(field).perMonth")
    }

    private static func check(_ amount: SpendAmount?, _ field: String) throws(Refusal) {
        guard let amount else { return }
        guard amount >= .units(0), amount <= greatestAmount else {
            throw .invalidArgument(field: field, problem: "must be 0 to 1000000000")
        }
    }

    private func checkAnswers() throws(Refusal) {
        let answers = sendGuard.answers
        let name = "sendGuard.answers"
        try Self.require(answers.perHour ?? 0, in: 0...Self.greatestCount, "\(name).perHour")
        try Self.require(answers.perDay ?? 0, in: 0...Self.greatestCount, "\(name).perDay")
        try Self.require(answers.perVerifiedInHour, in: 0...1_000, "\(name).perVerifiedInHour")
        try Self.require(answers.perVerifiedInDay, in: 0...1_000, "\(name).perVerifiedInDay")
        let prefix = answers.prefix
        try Self.require(prefix.perHour ?? 0, in: 0...Self.greatestCount, "\(name).prefix.perHour")
        try Self.require(prefix.perDay ?? 0, in: 0...Self.greatestCount, "\(name).prefix.perDay")
        try Self.require(prefix.perVerified, in: 0...1_000, "\(name).prefix.perVerified")
        try Self.require(answers.trial.milliseconds / 1_000, in: 0...366 * 86_400, "\(name).trial")
    }

    private func checkHold() throws(Refusal) {
        let hold = sendGuard.hold
        let name = "sendGuard.hold"
        try Self.require(
            hold.duration?.wholeSeconds ?? 60,
            in: 60...31 * 86_400,
            "\(name).duration"
        )
        try Self.require(hold.probeEvery.wholeSeconds, in: 1...31 * 86_400, "\(name).probeEvery")
        try Self.require(hold.answersToEnd, in: 1...1_000, "\(name).answersToEnd")
        try Self.require(hold.renewedBy, in: 1...1_000_000, "\(name).renewedBy")
    }
}
