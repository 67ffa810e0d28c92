import DialtoneBasics
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

@testable import DialtoneServer

/// Tests of the charts and the advice of the overview.
struct FigureChartTests {
    @Test func `bars are as high as their values and as far apart as their hours`() {
        let chart = FigureChart(
            "sign-ins",
            "Sign-ins",
            by: "hour",
            "sign-ins",
            "new accounts",
            rows: [
                FigureChart.Row(start: "2026-01-01T00:00:00Z", first: 4, second: 1),
                FigureChart.Row(start: "2026-01-01T03:00:00Z", first: 8, second: 0),
            ]
        )
        #expect(chart.bars.map(\.firstHeight) == [82, 164])
        #expect(chart.bars.map(\.secondHeight) == [20.5, 0])
        #expect(abs(chart.bars[1].left - chart.bars[0].left - 468) < 0.1)
        #expect(chart.first.total == "12")
        #expect(chart.second?.total == "1")
        #expect(chart.highest == "8")
        #expect(!chart.isEmpty)
    }

    @Test func `a chart without values is empty`() {
        let chart = FigureChart("id", "Nothing", by: "day", "values", rows: [])
        #expect(chart.isEmpty)
        #expect(chart.bars.isEmpty)
    }

    @Test func `a healthy server needs no attention, and each problem is named once`() throws {
        let now = Timestamp(milliseconds: 1_800_000_000_000)
        var health = ServerHealth {
            $0.node.startedAt = (now - .days(9)).date.ISO8601Format()
            $0.signingKeys = [
                SigningKeyHealth { $0.signsUntil = (now + .days(9)).date.ISO8601Format() }
            ]
            $0.gateways = [
                GatewayHealth {
                    $0.name = "main"
                    $0.health = "healthy"
                }
            ]
            $0.maintenance = [
                MaintenanceHealth {
                    $0.name = "housekeeping"
                    $0.lastRunAt = (now - .minutes(5)).date.ISO8601Format()
                }
            ]
            $0.certificates = [
                CertificateHealth { $0.listener = "apps" },
                CertificateHealth { $0.listener = "console" },
            ]
        }
        #expect(OverviewHealth.advice(health, at: now).isEmpty)
        #expect(OverviewHealth.advice(nil, at: now).isEmpty)
        health.database.waiting = 500
        health.gateways[0].health = "unhealthy"
        health.signingKeys = []
        health.maintenance[0].lastRunAt = (now - .days(1)).date.ISO8601Format()
        health.numberingPlan.isOld = true
        health.certificates[0].needsRenewal = true
        health.certificates[0].expiresAt = "2027-01-16T00:00:00Z"
        health.certificates[1].problem = "chain.pem contains no PEM certificates"
        let advice = OverviewHealth.advice(health, at: now).map(\.sentence)
        #expect(advice.count == 7)
        #expect(advice.count { $0.contains("apps is valid until 2027-01-16T00:00:00Z") } == 1)
        #expect(advice.count { $0.contains("console cannot be used: chain.pem contains") } == 1)
    }
}
