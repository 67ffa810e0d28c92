import CoreMetrics
import DialtoneBasics
import DialtoneModel
import Testing

@testable import DialtoneMetrics

struct MetricRegistryTests {
    private let metrics = ServerMetrics(version: "1.2.3")

    private var lines: [Substring] { metrics.registry.text.split(separator: "\n") }

    @Test func `a counter counts what tasks note at the same time`() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { [metrics] in
                    for _ in 0..<1_000 {
                        metrics.activity.note(.signedIn(.phone))
                        metrics.activity.note(
                            .codeSent(
                                region: "DE",
                                cost: Money(micros: 250_000, currency: "EUR")
                            )
                        )
                    }
                }
            }
        }
        #expect(lines.contains("dialtone_sign_ins_total{method=\"phone\"} 8000"))
        #expect(lines.contains("dialtone_codes_sent_total{region=\"DE\"} 8000"))
        #expect(lines.contains("dialtone_code_cost_total{currency=\"EUR\"} 2000"))
    }

    @Test func `a histogram is cumulative`() {
        for milliseconds in [1, 30, 30, 60_000] {
            metrics.activity.note(
                .offered(
                    gateway: "main",
                    .accepted,
                    duration: TimeSpan(milliseconds: Int64(milliseconds))
                )
            )
        }
        let name = "dialtone_sms_gateway_attempt_duration_seconds"
        #expect(lines.contains("\(name)_bucket{gateway=\"main\",le=\"0.001\"} 1"))
        #expect(lines.contains("\(name)_bucket{gateway=\"main\",le=\"0.025\"} 1"))
        #expect(lines.contains("\(name)_bucket{gateway=\"main\",le=\"0.05\"} 3"))
        #expect(lines.contains("\(name)_bucket{gateway=\"main\",le=\"30.0\"} 3"))
        #expect(lines.contains("\(name)_bucket{gateway=\"main\",le=\"+Inf\"} 4"))
        #expect(lines.contains("\(name)_count{gateway=\"main\"} 4"))
        #expect(lines.contains("\(name)_sum{gateway=\"main\"} 60.061"))
    }

    @Test func `a label cannot end its quotes, with a combining mark either`() {
        metrics.noteRefusal("A\"\u{301}\\\n")
        let line = "dialtone_http_refusals_total{reason=\"A\\\"\u{301}\\\\\\n\"} 1"
        #expect(lines.contains { $0.unicodeScalars.elementsEqual(line.unicodeScalars) })
    }

    @Test func `labels beyond the limit are counted together`() {
        let limit = MetricRegistry.seriesLimit
        for number in 0..<(limit + 50) { metrics.noteRefusal("REASON_\(number)") }
        metrics.noteRefusal("REASON_0")
        let series = lines.filter { $0.hasPrefix("dialtone_http_refusals_total{") }
        #expect(series.count == limit + 1)
        #expect(series.contains("dialtone_http_refusals_total{reason=\"other\"} 50"))
        #expect(series.contains("dialtone_http_refusals_total{reason=\"REASON_0\"} 2"))
    }

    @Test func `a label cannot end its value or its line`() {
        metrics.noteRefusal("a\"} 1\nevil{x=\"\\")
        let line = "dialtone_http_refusals_total{reason=\"a\\\"} 1\\nevil{x=\\\"\\\\\"} 1"
        #expect(lines.contains(Substring(line)))
        #expect(!lines.contains { $0.hasPrefix("evil") })
    }

    @Test func `identity providers are counted together`() {
        for provider in ["google.com", "oidc.acme", "saml.acme"] {
            metrics.activity.note(.signedIn(SignInProvider(rawValue: provider)))
        }
        #expect(lines.contains("dialtone_sign_ins_total{method=\"federated\"} 3"))
        #expect(!metrics.registry.text.contains("acme"))
    }

    @Test func `only documented metrics are exported`() {
        Counter(label: "undocumented_total", factory: metrics.registry).increment()
        Counter(
            label: "dialtone_sign_ins_total",
            dimensions: [("number", "1")],
            factory: metrics.registry
        )
        .increment()
        #expect(!metrics.registry.text.contains("undocumented"))
        #expect(!metrics.registry.text.contains("number="))
    }

    @Test func `a number that goes back does not reset a counter`() {
        let counter = Counter(
            label: "dialtone_http_refusals_total",
            dimensions: [("reason", "INVALID_CODE")],
            factory: metrics.registry
        )
        counter.increment()
        counter.increment(by: -5)
        counter.reset()
        #expect(lines.contains("dialtone_http_refusals_total{reason=\"INVALID_CODE\"} 1"))
    }

    @Test func `the version is a label`() {
        #expect(lines.contains("dialtone_build_info{version=\"1.2.3\"} 1"))
    }
}
