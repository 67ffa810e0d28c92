import DialtoneBasics
import DialtoneOutbound
import Foundation
import IdentityToolkitAdmin

/// Asks a server over HTTP about its health.
struct HealthEnquiry {
    let client: OutboundClient
    let timeout: TimeSpan

    private struct Status: Decodable {
        let status: String
        let numberingPlan: String?
    }

    func report(on addresses: HealthAddresses) async -> HealthReport {
        var report = HealthReport(url: addresses.base)
        await askLiveness(of: addresses.base, for: &report)
        guard report.isAlive else { return report }
        await askReadiness(of: addresses.base, for: &report)
        if let admin = addresses.admin { await askServer(at: admin, for: &report) }
        return report
    }

    private func askLiveness(of base: String, for report: inout HealthReport) async {
        do {
            let answer = try await get("\(base)/healthz")
            let status = try? JSONDecoder().decode(Status.self, from: Data(answer.body))
            guard answer.status == 200, status?.status == "alive" else {
                return report.note(
                    .failed,
                    "alive",
                    "responds with status \(answer.status), but not as Dialtone does"
                )
            }
            report.isAlive = true
            report.note(.ok, "alive", "responds")
        } catch let failure as OutboundFailure {
            report.note(.failed, "alive", "\(failure)")
        } catch let problem as InvalidOutboundURL {
            report.note(.failed, "alive", "the URL \(problem.problem)")
        } catch {
            report.note(.failed, "alive", "\(type(of: error))")
        }
    }

    private func askReadiness(of base: String, for report: inout HealthReport) async {
        guard let answer = try? await get("\(base)/readyz"),
            let status = try? JSONDecoder().decode(Status.self, from: Data(answer.body))
        else { return report.note(.failed, "ready", "no response within the time limit") }
        report.isReady = answer.status == 200
        switch status.status {
        case "ready": report.note(.ok, "ready", "accepts requests")
        case "draining": report.note(.failed, "ready", "is stopping")
        default: report.note(.failed, "ready", "not ready; the server log has the reason")
        }
    }

    private func askServer(at admin: String, for report: inout HealthReport) async {
        let path = "\(admin)/dialtone/v1/server"
        guard let answer = try? await get("\(path)/health", asOwner: true), answer.isSuccess,
            let health = try? JSONDecoder().decode(ServerHealth.self, from: Data(answer.body))
        else { return report.note(.skipped, "server", "no admin API responds there") }
        report.note(health)
        guard let answer = try? await get("\(path)/nodes", asOwner: true), answer.isSuccess,
            let list = try? JSONDecoder().decode(ListNodesResponse.self, from: Data(answer.body))
        else { return }
        report.note(list)
    }

    /// Sends a request; `asOwner` is the credential of listeners that only this machine reaches.
    private func get(_ url: String, asOwner: Bool = false) async throws -> OutboundResponse {
        var request = OutboundRequest(.get, try OutboundURL(checking: url, by: .unrestricted))
        request.timeout = timeout
        request.answerLimit = 1_024 * 1_024
        if asOwner { request.headers = [(name: "authorization", value: "Bearer owner")] }
        return try await client.send(request)
    }
}
