import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct MessageLogContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a message and its attempt are read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            let attempt = MessageAttempt.sample(1, of: message)
            let answered = attempt.answered(
                .accepted(
                    SendReceipt(
                        gatewayMessageIDs: ["a", "b"],
                        segments: 2,
                        price: Money(micros: 7_500, currency: "USD")
                    )
                ),
                at: .start + .seconds(2)
            )
            try await store.write { data in
                try data.insert(message)
                try data.insert(attempt)
            }
            #expect(try await store.read { try $0.message(message.sessionID) } == message)
            #expect(
                try await store.read { try $0.messageAttempts(of: message.sessionID) }
                    == [attempt]
            )
            try await store.write { try $0.saveAnswer(of: answered, reportAt: .start) }
            #expect(
                try await store.read { try $0.messageAttempts(of: message.sessionID) }
                    == [answered]
            )
            let accepted = try #require(
                try await store.read { try $0.message(message.sessionID) }
            )
            #expect(accepted.state == .accepted)
            #expect(accepted.gatewayName == "first")
            #expect(try await store.read { try $0.message(.sample(2)) } == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the state never goes back, in whatever order and number receipts arrive`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let states: [DeliveryState] = [.accepted, .failed, .delivered, .accepted, .failed]
            for (number, order) in [states, states.reversed()].enumerated() {
                let message = MessageRecord.sample(number)
                try await store.send(message, as: ["m\(number)"])
                for state in order {
                    let isKnown = try await store.write {
                        try $0.record(.sample("m\(number)", state))
                    }
                    #expect(isKnown)
                }
                let found = try #require(
                    try await store.read { try $0.message(message.sessionID) }
                )
                #expect(found.state == .delivered)
                #expect(found.reason == nil)
                #expect(found.deliveredAt != nil)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message fails once both its gateways report failure, even concurrently`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for number in 0..<100 {
                let message = MessageRecord.sample(number)
                let gateways = ["first", "second"]
                try await store.write { data in
                    try data.insert(message)
                    for (index, gateway) in gateways.enumerated() {
                        let attempt = MessageAttempt.sample(index, of: message, by: gateway)
                        try data.insert(attempt)
                        let answered = attempt.taken(as: ["m\(number)"])
                        try data.saveAnswer(of: answered, reportAt: .start)
                    }
                }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for gateway in gateways {
                        group.addTask {
                            let event = DeliveryEvent.sample("m\(number)", .failed, by: gateway)
                            _ = try await store.write { try $0.record(event) }
                        }
                    }
                    try await group.waitForAll()
                }
                let state = try await store.read { try $0.message(message.sessionID)?.state }
                #expect(state == .failed)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt does not change the state of an entered code`(engine: StoreEngine) async throws
    {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["m"])
            try await store.write { try $0.enterMessage(message.sessionID, at: .start) }
            for state in [DeliveryState.delivered, .failed, .entered] {
                _ = try await store.write { try $0.record(.sample("m", state)) }
            }
            let found = try await store.read { try $0.message(message.sessionID) }
            #expect(found?.state == .entered)
            #expect(found?.enteredAt == .start)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt does not mark a code as entered`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["m"])
            _ = try await store.write { try $0.record(.sample("m", .entered)) }
            let found = try await store.read { try $0.message(message.sessionID) }
            #expect(found?.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a long message is delivered with its last part, and fails with any`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let (whole, broken) = (MessageRecord.sample(1), MessageRecord.sample(2))
            try await store.send(whole, as: ["a", "b"])
            try await store.send(broken, as: ["c", "d"])
            func state(_ message: MessageRecord) async throws -> DeliveryState? {
                try await store.read { try $0.message(message.sessionID)?.state }
            }
            _ = try await store.write { try $0.record(.sample("a", .delivered)) }
            #expect(try await state(whole) == .accepted)
            _ = try await store.write { try $0.record(.sample("b", .delivered)) }
            #expect(try await state(whole) == .delivered)
            _ = try await store.write { try $0.record(.sample("c", .delivered)) }
            _ = try await store.write { try $0.record(.sample("d", .failed)) }
            #expect(try await state(broken) == .failed)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message sent by two gateways fails when both report failure`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["a"])
            let second = MessageAttempt.sample(2, of: message, by: "second")
            try await store.write { data in
                try data.insert(second)
                try data.saveAnswer(of: second.taken(as: ["b"]), reportAt: .start)
            }
            func fail(_ id: String, _ gateway: String) async throws -> DeliveryState? {
                try await store.write { data in
                    _ = try data.record(.sample(id, .failed, by: gateway))
                    return try data.message(message.sessionID)?.state
                }
            }
            #expect(try await fail("a", "first") == .accepted)
            #expect(try await fail("b", "second") == .failed)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `receipts of unknown messages, other gateways and deleted messages change nothing`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["m"])
            let ofOther = try await store.write {
                try $0.record(.sample("m", .delivered, by: "second"))
            }
            #expect(!ofOther)
            #expect(try await store.read { try $0.message(message.sessionID) }?.state == .accepted)
            let deleted = try await store.write { data -> Int in
                _ = try data.deleteMessageNames(createdBefore: .start + .days(1), limit: 10)
                return try data.deleteMessages(createdBefore: .start + .days(1), limit: 10)
            }
            #expect(deleted == 1)
            let afterwards = try await store.write { try $0.record(.sample("m", .delivered)) }
            #expect(!afterwards)
            #expect(try await store.read { try $0.message(message.sessionID) } == nil)
            #expect(
                try await store.read { try $0.messageAttempts(of: message.sessionID) }.isEmpty
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a gateway without a response does not replace one that accepted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["a"])
            let late = MessageAttempt.sample(2, of: message, by: "second")
            try await store.write { data in
                try data.insert(late)
                let answer = late.answered(
                    .unknown(SendProblem(.timedOut, "No answer.")),
                    at: .start + .seconds(9)
                )
                try data.saveAnswer(of: answer, reportAt: .start)
            }
            let found = try await store.read { try $0.message(message.sessionID) }
            #expect(found?.gatewayName == "first")
            #expect(found?.reason == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `gateways whose codes are still valid and not entered are found`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            try await store.send(message, as: ["m"])
            func unanswered(at seconds: Int64) async throws -> Set<String> {
                try await store.read {
                    try $0.unansweredGateways(
                        of: message.phoneNumber,
                        in: .sample,
                        at: .start + .seconds(seconds)
                    )
                }
            }
            #expect(try await unanswered(at: 299) == ["first"])
            #expect(try await unanswered(at: 300) == [])
            try await store.write { try $0.enterMessage(message.sessionID, at: .start) }
            #expect(try await unanswered(at: 1) == [])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `messages are found by project, number and state, newest first`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 7))
            let records = [
                MessageRecord.sample(1), .sample(2, number: 5), .sample(3, of: .other),
                .sample(4, state: .delivered),
            ]
            try await store.write { data in for record in records { try data.insert(record) } }
            func find(
                _ filter: MessageFilter,
                seconds: Int64 = 10,
                before: VerificationSessionID? = nil,
                limit: Int = 9
            ) async throws -> [MessageRecord] {
                try await store.read {
                    try $0.messages(
                        filter,
                        at: .start + .seconds(seconds),
                        before: before,
                        limit: limit
                    )
                }
            }
            #expect(try await find(MessageFilter()) == Array(records.reversed()))
            #expect(try await find(MessageFilter(), limit: 1) == [records[3]])
            #expect(
                try await find(MessageFilter(), before: records[1].sessionID) == [records[0]]
            )
            #expect(try await find(MessageFilter(projectID: .other)) == [records[2]])
            #expect(try await find(MessageFilter(phoneNumber: .fictional(5))) == [records[1]])
            #expect(try await find(MessageFilter(state: .delivered)) == [records[3]])
            #expect(try await find(MessageFilter(state: .queued)).count == 3)
            #expect(try await find(MessageFilter(state: .expired)).isEmpty)
            #expect(try await find(MessageFilter(state: .expired), seconds: 400).count == 3)
            #expect(try await find(MessageFilter(state: .queued), seconds: 400).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `each report is claimed once, and again after its lease`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for number in 0..<20 {
                try await store.send(.sample(number), as: ["m\(number)"])
            }
            let now = Timestamp.start + .minutes(2)
            #expect(try await store.read { try !$0.hasMessageReports(dueAt: .start - .days(1)) })
            #expect(try await store.read { try $0.hasMessageReports(dueAt: now) })
            let taken = try await withThrowingTaskGroup(of: [MessageReport].self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await store.write {
                            try $0.claimMessageReports(
                                dueAt: now,
                                until: now + .seconds(90),
                                limit: 4
                            )
                        }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(taken.count == Set(taken.map(\.gatewayMessageID)).count)
            let rest = try await store.write {
                try $0.claimMessageReports(dueAt: now, until: now + .seconds(90), limit: 99)
            }
            #expect(taken.count + rest.count == 20)
            for report in taken + rest {
                try await store.write { try $0.putOff(report, until: nil) }
            }
            #expect(try await store.read { try !$0.hasMessageReports(dueAt: now + .days(9)) })
        }
    }
}
