import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Testing

struct TOTPSecretTests {
    private let secret = TOTPSecret(bytes: Array("12345678901234567890".utf8))

    /// RFC 6238, appendix B: the last six of its eight digits.
    @Test(arguments: [
        (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"),
        (1_234_567_890, "005924"), (2_000_000_000, "279037"), (20_000_000_000, "353130"),
    ])
    func `codes match the RFC's examples`(seconds: Int64, digits: String) {
        let step = TOTPSecret.step(at: Timestamp(seconds: seconds))
        #expect(secret.code(at: step).digits == digits)
    }

    @Test(arguments: [0, 1, 5, 10])
    func `adjacent steps are accepted as far as the setting allows`(span: Int) {
        let now = Timestamp(seconds: 1_790_000_000)
        let present = TOTPSecret.step(at: now)
        for distance in -12...12 {
            let code = secret.code(at: present + Int64(distance))
            let found = secret.step(of: code, at: now, adjacentSteps: span, after: nil)
            #expect(found == (abs(distance) <= span ? present + Int64(distance) : nil))
        }
    }

    @Test func `a used code invalidates itself and all earlier ones`() {
        let now = Timestamp(seconds: 1_790_000_000)
        let present = TOTPSecret.step(at: now)
        for distance in [Int64(-1), 0] {
            let code = secret.code(at: present + distance)
            #expect(secret.step(of: code, at: now, adjacentSteps: 1, after: present) == nil)
        }
        let next = secret.code(at: present + 1)
        #expect(secret.step(of: next, at: now, adjacentSteps: 1, after: present) == present + 1)
    }

    @Test func `text that is not a code matches nothing`() {
        let now = Timestamp(seconds: 1_790_000_000)
        #expect(secret.step(of: nil, at: now, adjacentSteps: 10, after: nil) == nil)
    }

    @Test func `a description does not show the secret`() {
        #expect("\(secret)" == "TOTPSecret(redacted)")
        #expect(!String(reflecting: secret).contains("49"))
    }

    @Test func `a random secret has 160 bits and a text without padding`() {
        let drawn = TOTPSecret(random: .seeded(5))
        #expect(drawn.bytes.count == 20)
        #expect(drawn.text.wholeMatch(of: /[A-Z2-7]{32}/) != nil)
    }
}
