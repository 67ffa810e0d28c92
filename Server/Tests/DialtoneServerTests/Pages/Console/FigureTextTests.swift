import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

@testable import DialtoneServer

/// Figures as the console's pages show them.
struct FigureTextTests {
    @Test(arguments: [
        (1_234_567, "1.23 EUR"), (83_333, "0.08 EUR"), (500_000, "0.50 EUR"), (0, "0.00 EUR"),
        (8_349, "0.0083 EUR"), (9_999_999, "10.00 EUR"), (-83_333, "-0.08 EUR"),
    ])
    func `money has two decimals, and four below a hundredth`(micros: Int64, text: String) {
        #expect(Money(micros: micros, currency: "EUR").shown == text)
        #expect(Money.shown("\(Double(micros) / 1_000_000) EUR") == text)
    }

    @Test(arguments: [
        ("en", "1,234,567", "1,234.50 EUR"), ("de", "1.234.567", "1.234,50 EUR"),
        ("fr", "1 234 567", "1 234,50 EUR"), ("hi", "12,34,567", "1,234.50 EUR"),
        ("ar", "1,234,567", "1,234.50 EUR"),
    ])
    func `numbers have the separators of the language, and the digits 0 to 9`(
        tag: String,
        number: String,
        amount: String
    ) {
        let language = ConsoleLanguage(tag: tag, catalog: ConsoleCatalog(), templates: nil)
        /// Returns the text with plain spaces: French has a narrow one that does not break.
        func plain(_ text: String) -> String {
            text.replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ")
        }
        ConsoleLanguage.$current.withValue(language) {
            #expect(plain(Grouped.text(1_234_567)) == number)
            #expect(plain(translated("\(1_234_567) users")) == "\(number) users")
            #expect(plain(Money(micros: 1_234_500_000, currency: "EUR").shown) == amount)
            let figures = PeriodStatistics { ($0.start, $0.messages) = ("2026", 1_234_567) }
            let members = Grouped.members(of: figures)
            #expect(plain(members["messages"] ?? "") == number && members["start"] == "2026")
        }
    }

    @Test(arguments: [(2, 3, "67 %"), (1, 3, "33 %"), (0, 5, "0 %"), (1, 0, "–")])
    func `shares are rounded`(part: Int, whole: Int, text: String) {
        #expect(Share(part, of: whole).description == text)
    }

    @Test func `a chart covers the chosen range, and a bar has its place in it`() {
        let now = Timestamp(milliseconds: 1_800_000_000_000)
        let range = ChartRange(days: 1, by: "hour", until: now)
        #expect(range.slots == 25)
        let chart = FigureChart(
            "sign-ins",
            "Sign-ins",
            by: "hour",
            "sign-ins",
            rows: [FigureChart.Row(start: "2027-01-15T07:00:00Z", first: 4)],
            in: range
        )
        // The range is from 08:00 of the day before to 08:00.
        #expect(chart.from == "2027-01-14T08:00:00Z")
        #expect(chart.to == "2027-01-15T08:00:00Z")
        #expect(chart.bars.count == 1)
        #expect((chart.bars.first?.left ?? 0) > 660)
    }

    @Test func `repeated calls of a hook are one row`() {
        func call(_ minute: Int, _ outcome: String) -> HookCallRow {
            HookCallRow(
                HookCallInfo {
                    $0.outcome = outcome
                    $0.calledAt = "2026-01-01T00:0\(minute):00Z"
                },
                url: "https://hooks.example",
                in: TestServer.projectID
            )
        }
        let rows = HookCallRow.grouped([
            call(5, "failed"), call(4, "failed"), call(3, "failed"), call(2, "allowed"),
            call(1, "failed"),
        ])
        #expect(rows.map(\.repeats?.count) == [3, nil, nil])
        #expect(rows.first?.repeats?.since.machine == "2026-01-01T00:03:00Z")
    }

    @Test func `what a project lacks is advice, the most urgent first`() {
        var setup = OverviewSetup(
            project: TestServer.projectID,
            hasApp: true,
            hasGateway: true,
            lacksMailServer: false,
            failedCalls: []
        )
        #expect(setup.advice(besidesChecklist: false).isEmpty)
        setup = OverviewSetup(
            project: TestServer.projectID,
            hasApp: false,
            hasGateway: false,
            lacksMailServer: true,
            failedCalls: [HookCallInfo { $0.trigger = "beforeCreate" }]
        )
        let advice = setup.advice(besidesChecklist: false).map(\.sentence)
        #expect(advice.count == 4)
        #expect(advice[0].contains("No SMS gateway"))
        #expect(advice[1].contains("beforeCreate"))
        #expect(setup.advice(besidesChecklist: true).count == 2)
        #expect(setup.steps.map(\.isDone) == [false, false, false])
    }

    @Test func `identifiers of activity are words`() {
        #expect(ActivityWords.of("appProofDemanded").contains("prove that it is genuine"))
        #expect(ActivityWords.of("heldPrefix") == "held prefix")
        #expect(ActivityWords.of("appCap") == "app cap")
        #expect(ActivityWords.of("google.com") == "Google")
        #expect(ActivityWords.of("saml.okta") == "saml.okta")
    }
}
