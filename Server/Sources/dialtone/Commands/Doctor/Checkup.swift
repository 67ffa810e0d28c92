import DialtoneBasics

/// The checks of `dialtone doctor`, and what they found.
struct Checkup {
    enum State: String, Encodable, CaseIterable {
        case ok
        case warning

        /// The server does not work, or loses data.
        case failed

        case skipped
    }

    struct Finding: Encodable {
        /// What was checked, such as `database`.
        let check: String
        let state: State

        /// What was found, without a final period.
        let detail: String

        /// What to do, as a sentence; `nil` if there is nothing to do.
        let remedy: String?
    }

    let configuration: ServerConfiguration
    let clock: ServerClock
    private(set) var findings: [Finding] = []

    init(_ configuration: ServerConfiguration, clock: ServerClock) {
        self.configuration = configuration
        self.clock = clock
    }

    mutating func note(
        _ state: State,
        _ check: String,
        _ detail: String,
        remedy: String? = nil
    ) {
        findings.append(Finding(check: check, state: state, detail: detail, remedy: remedy))
    }
}
