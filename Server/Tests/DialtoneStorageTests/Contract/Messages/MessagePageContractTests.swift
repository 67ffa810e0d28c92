import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of the pages of the message log.
@Suite struct MessagePageContractTests {
    private func pages(
        _ filter: MessageFilter,
        size: Int,
        searching limit: Int,
        in store: any Database
    ) async throws -> [[VerificationSessionID]] {
        var pages: [[VerificationSessionID]] = []
        var last: VerificationSessionID?
        repeat {
            let page = try await store.read { [last] data in
                try data.messagePage(
                    filter,
                    at: .start + .hours(1),
                    after: last,
                    size: size,
                    searching: limit
                )
            }
            pages.append(page.messages.map(\.sessionID))
            last = page.end
        } while last != nil && pages.count < 100
        return pages
    }

    @Test(arguments: StoreEngine.tested)
    func `rare messages are found in parts, each of which searches a few entries`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            let records = (0..<10).map { MessageRecord.sample($0) }
            try await store.write { data in
                for record in records { try data.insert(record) }
                for record in [records[1], records[8]] {
                    try data.failMessage(record.sessionID, reason: .unreachable, at: .start)
                }
            }
            let failed = Set([records[1].sessionID, records[8].sessionID])
            var filter = MessageFilter(projectID: .sample, state: .failed)
            let found = try await pages(filter, size: 5, searching: 4, in: store)
            #expect(found.count == 3)
            #expect(Set(found.flatMap(\.self)) == failed)
            // A page ends with its last message, after which the search goes on.
            let single = try await pages(filter, size: 1, searching: 4, in: store)
            #expect(single.allSatisfy { $0.count <= 1 })
            #expect(Set(single.flatMap(\.self)) == failed)
            filter.projectID = .other
            #expect(try await pages(filter, size: 5, searching: 4, in: store) == [[]])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a search that ends at the oldest entry has no next page`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                for number in 0..<4 { try data.insert(MessageRecord.sample(number)) }
            }
            let filter = MessageFilter(projectID: .sample, state: .failed)
            for limit in [4, 5] {
                #expect(try await pages(filter, size: 9, searching: limit, in: store) == [[]])
            }
            let parts = try await pages(filter, size: 9, searching: 2, in: store)
            #expect(parts.count == 2)
            let all = MessageFilter(projectID: .sample)
            let counts = try await pages(all, size: 3, searching: 1, in: store).map(\.count)
            #expect(counts == [3, 1])
        }
    }
}
