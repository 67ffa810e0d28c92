import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Calls a hook with sample data; its response changes nothing.
struct TestHook: Endpoint {
    let registry: HookRegistry
    let hooks: any AccountHooks
    let projects: ProjectDirectory
    let clock: ServerClock

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> TestHookResponse {
        let hook = try await registry.hook(caller.hookID, of: caller.project.id)
        let sample = AppCaller(project: try await projects.project(caller.project.id))
        let start = clock.now
        do {
            let result = try await hooks.test(hook, of: sample)
            return response(since: start) {
                $0.isAccepted = true
                $0.status = result.status
                $0.text = Self.sentence(result, for: hook)
            }
        } catch let failure as HookFailure {
            return response(since: start) {
                if case .unexpectedStatus(let status) = failure { $0.status = status }
                $0.text = "The hook failed: \(failure)."
            }
        }
    }

    private func response(
        since start: Timestamp,
        _ fill: (inout TestHookResponse) -> Void
    ) -> TestHookResponse {
        var response = TestHookResponse()
        response.milliseconds = Int((clock.now - start).milliseconds)
        fill(&response)
        return response
    }

    private static func sentence(_ result: HookTestResult, for hook: Hook) -> String {
        if let refusal = result.refusal {
            return "The hook would have refused the operation: \(refusal)"
        }
        return switch hook.subject {
        case .before: "The hook would have allowed the operation."
        case .after: "The hook has accepted the event."
        }
    }
}
