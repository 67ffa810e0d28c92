import DialtoneBasics
import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import Testing

@Suite struct CommonPasswordTests {
    private static let project = Project(
        id: ProjectID(rawValue: "corner-shop"),
        number: 1,
        displayName: "Corner Shop",
        settings: ProjectSettings(),
        createdAt: StoppedClock.start
    )

    private static func problem(
        with password: String,
        of email: String? = "grace.hopper@example.com",
        by policy: PasswordPolicy = PasswordPolicy()
    ) -> Refusal? {
        do throws(Refusal) {
            try policy.check(password, in: PasswordContext(email: email, of: project))
            return nil
        } catch {
            return error
        }
    }

    @Test func `the bundled list has every entry of its source`() {
        #expect(CommonPasswords.bundled.count == 18_054)
        for word in ["123456", "password", "qwerty", "iloveyou", "trustno1"] {
            #expect(CommonPasswords.bundled.contains(word), "\(word)")
        }
        #expect(!CommonPasswords.bundled.contains("correct horse"))
        #expect(!CommonPasswords.bundled.contains(""))
    }

    @Test(arguments: ["password", "PassWord1", "11111111", "letmein", "22222222222222"])
    func `a common password is refused`(password: String) {
        #expect(Self.problem(with: password) == .guessablePassword(.common))
    }

    @Test(arguments: ["abcdefghijklmnop", "zyxwvutsrq", "rrrrrrrrrrrrrrrr", "3456789"])
    func `a password of a sequence or repetition is refused`(password: String) {
        #expect(Self.problem(with: password) == .guessablePassword(.common))
    }

    @Test(arguments: [
        "grace.hopper@example.com", "grace.hopper", "Grace.Hopper99", "gracehopper1!",
        "corner-shop", "CornerShop2026", "corner shop!",
    ])
    func `a password based on the address or the project's name is refused`(password: String) {
        #expect(Self.problem(with: password) == .guessablePassword(.context))
    }

    @Test(arguments: [
        "correct horse", "grace likes trees", "password of many words", "日本語のパスワード",
        "xK3#9_v", "cornered",
    ])
    func `other passwords are accepted`(password: String) {
        #expect(Self.problem(with: password) == nil)
    }

    @Test func `the check can be disabled, and length limits still apply`() {
        var policy = PasswordPolicy()
        policy.refusesCommon = false
        #expect(Self.problem(with: "password", by: policy) == nil)
        #expect(Self.problem(with: "abc12", by: policy) == .weakPassword)
        #expect(
            Self.problem(with: "xK3#9_v", by: .ofNewProjects)
                == .passwordBelowPolicy([.tooShort(8)])
        )
        #expect(PasswordPolicy().minimumLength == 6)
    }

    @Test func `for an account without an address only the project's name is compared`() {
        #expect(Self.problem(with: "cornershop", of: nil) == .guessablePassword(.context))
        #expect(Self.problem(with: "grace.hopper", of: nil) == nil)
    }
}
