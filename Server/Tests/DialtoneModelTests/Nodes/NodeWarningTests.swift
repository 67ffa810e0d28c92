import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

struct NodeWarningTests {
    private let now = StoppedClock().now

    private func node(
        _ id: String,
        version: String = "1.0",
        plan: String = "9.1",
        schema: String = "0001",
        state: NodeRecord.State = .ready,
        lead: Int64? = 0,
        seen secondsAgo: Int64 = 10
    ) -> NodeRecord {
        var node = NodeRecord(
            id: id,
            version: version,
            hostName: "host",
            startedAt: now - .hours(1),
            schemaVersion: schema,
            numberingPlan: plan,
            state: state,
            lastSeenAt: now - .seconds(secondsAgo)
        )
        node.clockLead = lead.map(TimeSpan.init(milliseconds:))
        return node
    }

    @Test func `nodes that agree need no attention`() {
        let nodes = [node("a"), node("b", state: .draining, lead: -5_000), node("c", lead: nil)]
        #expect(NodeWarning.all(of: nodes, at: now) == [])
        #expect(NodeWarning.all(of: [], at: now) == [])
    }

    @Test func `a node is missing a minute after it was seen last`() {
        let nodes = [node("a", seen: 60), node("b", seen: 61)]
        let expected = NodeWarning.missing("b", since: now - .seconds(61))
        #expect(NodeWarning.all(of: nodes, at: now) == [expected])
        #expect(expected.nodeID == "b")
    }

    @Test func `differences between nodes that run are reported`() {
        let nodes = [
            node("a"), node("b", version: "1.1", plan: "9.2", schema: "0002"),
            node("c", state: .notReady, lead: -6_000), node("d", version: "0.9", seen: 90),
        ]
        let warnings = NodeWarning.all(of: nodes, at: now)
        #expect(
            warnings == [
                .missing("d", since: now - .seconds(90)), .notReady("c"),
                .clockDrift("c", lead: TimeSpan(milliseconds: -6_000)),
                .mixedVersions(["1.0", "1.1"]), .mixedSchemas(["0001", "0002"]),
                .mixedNumberingPlans(["9.1", "9.2"]),
            ]
        )
        #expect(
            warnings[2].description == "The clock of the node c is 6 s behind the database's: "
                + "synchronize both with NTP."
        )
    }

    @Test(arguments: [
        ("Web-1.example.com", "web-1-"), ("", "node-"), ("höst.local", "hst-"), ("...", "node-"),
    ])
    func `the ID of a node begins with its host's name`(host: String, prefix: String) {
        let id = NodeRecord.makeID(on: host, random: .seeded(1))
        #expect(id.hasPrefix(prefix))
        #expect(id.count == prefix.count + 6)
        #expect(id != NodeRecord.makeID(on: host, random: .seeded(2)))
    }
}
