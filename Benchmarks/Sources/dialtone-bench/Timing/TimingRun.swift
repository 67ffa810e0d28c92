import LoadGenerator
import NIOCore

/// Measures refusals one at a time, with the kinds interleaved, so that drift of the machine
/// affects all equally.
@LoadLoop
struct TimingRun {
    let server: ServerProcess
    let samples: Int
    let withExpired: Bool

    func measure() async throws -> TimingReport {
        let inbox = try Inbox(in: [server.output])
        let connection = try await HTTPConnection.open(to: server.address)
        let client = BenchClient(connection: connection)
        let tries = try await RefusedAttempts(client: client, inbox: inbox)
            .make(count: samples, withExpired: withExpired)
        var times: [RefusalKind: [Int64]] = [:]
        for sample in 0..<samples {
            for kind in tries.keys.shuffled() {
                guard let ofKind = tries[kind], !ofKind.isEmpty else { continue }
                let time = try await time(ofKind[sample % ofKind.count], with: client)
                times[kind, default: []].append(time)
            }
        }
        await connection.close()
        return TimingReport(samples: times)
    }

    private func time(_ attempt: RefusedAttempt, with client: BenchClient) async throws -> Int64 {
        let start = NIODeadline.now()
        let answer = try await client.trySignIn(
            sessionInfo: attempt.sessionInfo,
            code: attempt.code
        )
        let elapsed = NIODeadline.now() - start
        guard answer.status == 400 else {
            throw LoadError.unexpectedAnswer(status: answer.status, body: "not a refusal")
        }
        return elapsed.nanoseconds
    }
}
