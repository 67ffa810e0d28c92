import LoadGenerator
import NIOCore

/// Phone sign-ins whose codes are sent through SMS gateways and may be lost.
@LoadLoop
final class RoutedSignIns: Workload {
    private let telephones: Telephones
    private let numbers: FreshPhoneNumbers
    private let signedIn: SignedInRing

    /// The time from the request for a code to its arrival at the phone.
    private(set) var timesToCode = LatencyRecorder()

    /// The number of codes that did not arrive, or were rejected.
    private(set) var lost = 0

    init(telephones: Telephones, numbers: FreshPhoneNumbers, signedIn: SignedInRing) {
        self.telephones = telephones
        self.numbers = numbers
        self.signedIn = signedIn
    }

    /// Resets the measurements.
    func begin() {
        timesToCode = LatencyRecorder()
        lost = 0
    }

    func perform(on connection: HTTPConnection) async throws {
        let client = BenchClient(connection: connection)
        let number = numbers.take()
        let start = NIODeadline.now()
        do {
            let sessionInfo = try await client.sendCode(to: number)
            guard let arrival = telephones.take(number) else {
                lost += 1
                return
            }
            timesToCode.record(since: start, until: arrival.at)
            let user = try await client.signIn(sessionInfo: sessionInfo, code: arrival.code)
            signedIn.add(user)
        } catch LoadError.unexpectedAnswer {
            lost += 1
        }
    }
}
