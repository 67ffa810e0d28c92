import DialtoneBasics
import DialtoneModel
import ArgumentParser

/// The argument that names a hook.
struct HookArgument: ParsableArguments {
    @Argument(help: "The hook's ID, which `dialtone hooks list` prints.")
    var hook: String

    var id: HookID { HookID(rawValue: hook) }

    func find(in store: any DataStore, of project: ProjectID) async throws -> Hook {
        let found = try await store.read { [id] in try $0.hook(id) }
        guard let found, found.projectID == project else {
            throw CommandFailure("The hook \(hook) does not exist in project \(project).")
        }
        return found
    }
}
