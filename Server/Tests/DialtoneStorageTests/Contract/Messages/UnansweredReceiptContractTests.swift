import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

/// Tests of receipts of messages whose gateway never returned a message ID.
@Suite struct UnansweredReceiptContractTests {
    /// A message that "first" was offered, and what the tests know of it.
    private struct Offer: Sendable {
        let store: any DataStore
        let message: MessageRecord
        let attempt: MessageAttempt

        func reference(partCount: Int = 1) -> AttemptReference {
            AttemptReference(attempt.id, partCount: partCount)
        }

        func record(
            _ id: String,
            _ state: DeliveryState,
            by gateway: String = "first",
            about attempt: AttemptReference? = nil
        ) async throws -> Bool {
            let event = DeliveryEvent.sample(id, state, by: gateway, about: attempt)
            return try await store.write { try $0.record(event) }
        }

        func answer(_ attempt: MessageAttempt) async throws {
            try await store.write { data in
                try data.saveAnswer(of: attempt, reportAt: .start + .minutes(1))
            }
        }

        var state: DeliveryState? {
            get async throws {
                try await store.read { try $0.message(message.sessionID)?.state }
            }
        }

        var stored: MessageAttempt {
            get async throws {
                let found = try await store.read { data in
                    try data.messageAttempts(of: message.sessionID)
                }
                return try #require(found.first { $0.id == attempt.id })
            }
        }
    }

    private func withOffer(
        on engine: StoreEngine,
        answering: Bool = true,
        _ body: @Sendable (Offer) async throws -> Void
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let message = MessageRecord.sample(1)
            let offer = Offer(store: store, message: message, attempt: .sample(1, of: message))
            try await store.write { data in
                try data.insert(message)
                try data.insert(offer.attempt)
            }
            if answering { try await offer.answer(offer.attempt.unanswered) }
            try await body(offer)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt finds the attempt that it refers to, and adds its message ID`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine) { offer async throws in
            #expect(try await offer.record("m", .accepted, about: offer.reference()))
            #expect(try await offer.stored.gatewayMessageIDs == ["m"])
            #expect(try await offer.state == .accepted)
            // From now on the name is enough.
            #expect(try await offer.record("m", .delivered))
            let stored = try await offer.stored
            #expect(stored.state == .delivered)
            #expect(stored.outcome == .unknown)
            #expect(stored.reason == nil)
            #expect(stored.network == "310260")
            #expect(try await offer.state == .delivered)
            for state in [DeliveryState.accepted, .failed, .delivered] {
                #expect(try await offer.record("m", state, about: offer.reference()))
                #expect(try await offer.state == .delivered)
            }
            #expect(try await offer.stored.gatewayMessageIDs == ["m"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message ID learned from a receipt is used to report the entered code`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine) { offer async throws in
            _ = try await offer.record("m", .delivered, about: offer.reference())
            let claimed = try await offer.store.write { data in
                try data.enterMessage(offer.message.sessionID, at: .start + .seconds(20))
                return try data.claimMessageReports(
                    dueAt: .start + .minutes(2),
                    until: .start + .minutes(3),
                    limit: 9
                )
            }
            #expect(claimed.map(\.gatewayMessageID) == ["m"])
            #expect(claimed.map(\.attemptID) == [offer.attempt.id])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt that arrives before the response is kept, whatever the response`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine, answering: false) { offer async throws in
            #expect(try await offer.record("m", .delivered, about: offer.reference()))
            try await offer.answer(offer.attempt.taken(as: ["m"]))
            let stored = try await offer.stored
            #expect(stored.state == .delivered)
            #expect(stored.outcome == .accepted)
            #expect(try await offer.state == .delivered)
        }
        try await withOffer(on: engine, answering: false) { offer async throws in
            #expect(try await offer.record("m", .delivered, about: offer.reference()))
            try await offer.answer(offer.attempt.unanswered)
            let stored = try await offer.stored
            #expect(stored.state == .delivered)
            #expect(stored.outcome == .unknown)
            #expect(stored.gatewayMessageIDs == ["m"])
            #expect(stored.reason == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a reference to another gateway's attempt or to none changes nothing`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine) { offer async throws in
            let invented = AttemptReference(AttemptID(random: .seeded(99)))
            #expect(
                try await !offer.record("m", .delivered, by: "second", about: offer.reference())
            )
            #expect(try await !offer.record("m", .delivered, about: invented))
            #expect(try await !offer.record("m", .delivered))
            #expect(try await offer.stored.gatewayMessageIDs == [])
            #expect(try await offer.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attempt that has its message IDs accepts no others`(engine: StoreEngine) async throws {
        try await withOffer(on: engine, answering: false) { offer async throws in
            try await offer.answer(offer.attempt.taken(as: ["m"]))
            #expect(try await !offer.record("other", .delivered, about: offer.reference()))
            #expect(try await offer.state == .accepted)
        }
        try await withOffer(on: engine) { offer async throws in
            #expect(try await offer.record("m", .accepted, about: offer.reference()))
            for number in 0..<9 {
                #expect(
                    try await !offer.record("x\(number)", .delivered, about: offer.reference())
                )
            }
            #expect(try await offer.stored.gatewayMessageIDs == ["m"])
            #expect(try await offer.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message in parts is delivered when all its parts are`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine) { offer async throws in
            let reference = offer.reference(partCount: 2)
            #expect(try await offer.record("a", .delivered, about: reference))
            #expect(try await offer.state == .accepted)
            #expect(try await offer.record("b", .delivered, about: reference))
            #expect(try await offer.state == .delivered)
            #expect(try await !offer.record("c", .failed, about: reference))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a reused message ID belongs to the message that the receipt refers to`(
        engine: StoreEngine
    ) async throws {
        try await withOffer(on: engine) { offer async throws in
            let old = MessageRecord.sample(2, number: 1)
            try await offer.store.send(old, as: ["m"])
            #expect(try await offer.record("m", .delivered, about: offer.reference()))
            #expect(try await offer.state == .delivered)
            let stays = try await offer.store.read { try $0.message(old.sessionID)?.state }
            #expect(stays == .accepted)
        }
    }
}
