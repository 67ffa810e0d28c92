import DialtoneBasics
import Synchronization

/// Returns scripted responses in turn; the last one repeats.
final class ScriptedResolver: HostResolver {
    private let answers: [[String]]
    private let asked = Mutex<[String]>([])

    init(_ answers: [String]...) {
        self.answers = answers
    }

    var questions: [String] { asked.withLock { $0 } }

    func addresses(of host: String) async throws -> [IPAddress] {
        let number = asked.withLock { asked in
            asked.append(host)
            return asked.count - 1
        }
        return answers[min(number, answers.count - 1)].compactMap(IPAddress.init)
    }
}
