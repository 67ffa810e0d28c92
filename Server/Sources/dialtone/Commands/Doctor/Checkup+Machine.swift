import CSystemClock
import DialtoneBasics
import DialtoneNode
import DialtoneServer
import Foundation
import PhoneNumbers

extension Checkup {
    /// The number of open files below which a busy server runs out of connections.
    private static let fewFiles: UInt64 = 4_096

    /// Checks the machine's clock and limits, the proxy settings and the numbering plan.
    mutating func checkMachine(plan: InstalledPlan?) {
        checkClock()
        checkLimits()
        checkProxies()
        checkNumberingPlan(plan)
    }

    private mutating func checkClock() {
        switch dialtone_clock_is_synchronized() {
        case 1: return note(.ok, "clock", "synchronized")
        case 0: break
        default:
            return note(.skipped, "clock", "the system does not tell whether it is synchronized")
        }
        note(
            .warning,
            "clock",
            "not synchronized",
            remedy: "Run a time daemon, such as chrony: codes and tokens depend on the time."
        )
    }

    private mutating func checkLimits() {
        guard let count = OpenFileLimit.attainable else {
            return note(.skipped, "open files", "the limit is unknown")
        }
        guard count < Self.fewFiles else { return note(.ok, "open files", "enough for a server") }
        note(
            .warning,
            "open files",
            "this user may open \(count) files; each connection needs one",
            remedy: "Raise the limit: `LimitNOFILE=65536` in the systemd unit, or `ulimit -n`."
        )
    }

    /// Without TLS of its own, an https address means that there is a proxy.
    private mutating func checkProxies() {
        let listener = configuration.listen.listener
        let listeners =
            [(listener.address, configuration.listen.tls.files != nil)]
            + configuration.listen.additional.map { ($0.address, $0.usesTLS) }
        guard listener.publicURL?.hasPrefix("https://") == true else {
            return note(
                .warning,
                "proxy",
                "listen.publicURL is not an https URL: codes and tokens can be read on the way",
                remedy: "Set listen.tls, or put a proxy with TLS in front of the server."
            )
        }
        let proxies = listener.trustedProxies.current
        if listeners.contains(where: { $0.0.isSocket }), !proxies.includesSockets {
            return note(
                .failed,
                "proxy",
                "a proxy on the UNIX socket is not trusted, so all its callers share the limits of "
                    + "one address",
                remedy: "Add unix to listen.trustedProxies."
            )
        }
        if let concern = proxies.concern {
            return note(
                proxies.boundless.isEmpty ? .warning : .failed,
                "proxy",
                concern,
                remedy: "List only the addresses of your proxies."
            )
        }
        guard proxies.isEmpty else {
            return note(.ok, "proxy", "listen.trustedProxies is set")
        }
        guard listeners.contains(where: { !$0.1 }) else {
            return note(.ok, "proxy", "not needed: the server terminates TLS")
        }
        note(
            .failed,
            "proxy",
            "listen.trustedProxies is empty, so all callers share the limits of one address",
            remedy: "Set it to the address of the proxy that terminates TLS, such as 127.0.0.1."
        )
    }

    private mutating func checkNumberingPlan(_ installed: InstalledPlan?) {
        if let problem = installed?.use(at: clock.now) {
            note(.failed, "numbering plan", "\(problem)")
        }
        let plan = NumberingPlan.inUse
        let isOld = plan.isOld(atSecondsSince1970: clock.now.seconds)
        note(
            isOld ? .warning : .ok,
            "numbering plan",
            "version \(plan.version) of \(plan.date)",
            remedy: isOld
                ? "Run `dialtone numbering-plan update FILE`; new numbers may be refused." : nil
        )
    }
}
