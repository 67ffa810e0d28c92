import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Testing

/// What apps hold during and after a rotation of the master key.
@Suite struct RotatedKeysTests {
    private let former: MasterKey
    private let present: MasterKey
    private let caller: AppCaller

    init() throws {
        former = try #require(MasterKey(bytes: Array(repeating: 9, count: 32)))
        present = try #require(MasterKey(bytes: Array(repeating: 1, count: 32)))
        caller = .sample(
            Project(
                id: ProjectID(rawValue: "shop"),
                number: 1,
                displayName: "Shop",
                settings: ProjectSettings(),
                createdAt: StoppedClock.start
            ),
            app: nil
        )
    }

    /// The present key with what the rotation keeps of the former one.
    private var keeping: MasterKey {
        present.reading(
            MasterKey.Purpose.clientPurposes.map {
                KeptKey($0, former.key(for: $0), at: StoppedClock.start)
            }
        )
    }

    private func instances(_ masterKey: MasterKey) -> AppInstances {
        AppInstances(keys: masterKey.keys(for: .appInstances))
    }

    private func installation(_ text: String, _ masterKey: MasterKey) -> String? {
        var proof = AppProof()
        proof.instance = text
        return instances(masterKey).installation(in: proof, from: caller, at: StoppedClock.start)
    }

    @Test func `an app that proved itself before stays known after the rotation`() throws {
        let issued = try instances(former).issue(for: caller, known: nil, at: StoppedClock.start)
        for masterKey in [former, present.reading([former]), keeping] {
            #expect(installation(issued.text, masterKey) == issued.installation)
        }
        #expect(installation(issued.text, present) == nil)
        let renewed = try instances(keeping).issue(
            for: caller,
            known: issued.installation,
            at: StoppedClock.start
        )
        #expect(installation(renewed.text, present) == issued.installation)
    }

    @Test func `nodes that still write with the former key understand those that do not`() throws {
        let next = former.reading([present])
        let issued = try instances(present).issue(for: caller, known: nil, at: StoppedClock.start)
        #expect(installation(issued.text, next) == issued.installation)
        #expect(installation(issued.text, former) == nil)
    }

    @Test func `a receipt of a push counts during the rotation, and is not kept after it`() {
        func key(_ masterKey: MasterKey) -> PushReceiptKey {
            PushReceiptKey(keys: masterKey.keys(for: .pushReceipts))
        }
        let (number, receipt) = ("+16505550100", TokenDigest(of: [1, 2, 3]))
        let mark = key(former).mark(number, on: receipt)
        #expect(key(present.reading([former])).isMark(mark, of: number, on: receipt))
        #expect(!key(present.reading([former])).isMark(mark, of: "+16505550101", on: receipt))
        // Receipts last a day at most, and a key that is kept could be stolen later.
        #expect(!key(keeping).isMark(mark, of: number, on: receipt))
    }
}
