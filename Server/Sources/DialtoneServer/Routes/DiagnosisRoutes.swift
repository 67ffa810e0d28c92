import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The admin calls that explain what happened to messages, and that undo refusals.
struct DiagnosisRoutes {
    private let dependencies: ServerDependencies
    private let admins: AdminGuard

    init(_ dependencies: ServerDependencies, admins: AdminGuard) {
        self.dependencies = dependencies
        self.admins = admins
    }

    func add(to router: Router<ServerContext>) {
        addExplanations(to: router)
        addMessages(to: router)
        addGuard(to: router)
    }

    private func addExplanations(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let source = DiagnosisSource(dependencies)
        router.add(ExplainNumber(source: source), AdminPath(dialtone: "/numbers:explain"), viewers)
        router.add(
            ExplainAddress(source: source),
            AdminPath(dialtone: "/addresses:explain"),
            viewers
        )
        router.add(ExplainEmail(source: source), AdminPath(dialtone: "/emails:explain"), viewers)
        let numbers = NumberAdministration(store: dependencies.store, clock: dependencies.clock)
        let editors = admins.needing(.editor)
        router.add(ClearNumber(numbers: numbers), AdminPath(dialtone: "/numbers:clear"), editors)
        router.add(AddOptOut(numbers: numbers), AdminPath(dialtone: "/optOuts:add"), editors)
        router.add(RemoveOptOut(numbers: numbers), AdminPath(dialtone: "/optOuts:remove"), editors)
        router.add(
            ListOptOuts(source: source),
            AdminPath(dialtone: "/optOuts"),
            viewers,
            method: .get
        )
    }

    private func addMessages(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let source = DiagnosisSource(dependencies)
        router.add(
            ListMessages(source: source),
            AdminPath(dialtone: "/messages"),
            viewers,
            method: .get
        )
        router.add(
            ShowMessage(source: source),
            AdminPath(dialtone: "/messages/{resource}"),
            viewers,
            method: .get
        )
        router.add(
            ShowMessageStatistics(source: source),
            AdminPath(dialtone: "/messages:statistics"),
            viewers,
            method: .get
        )
        router.add(
            ShowActivity(
                store: dependencies.store,
                clock: dependencies.clock,
                activeUsers: ActiveUserCounts(store: dependencies.store, clock: dependencies.clock)
            ),
            AdminPath(dialtone: "/activity"),
            viewers,
            method: .get
        )
    }

    private func addGuard(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let source = DiagnosisSource(dependencies)
        router.add(ShowGuard(source: source), AdminPath(dialtone: "/guard"), viewers, method: .get)
        router.add(
            ListGuardDecisions(source: source),
            AdminPath(dialtone: "/guard/decisions"),
            viewers,
            method: .get
        )
        router.add(
            ListGuardHolds(source: source),
            AdminPath(dialtone: "/guard/holds"),
            viewers,
            method: .get
        )
        router.add(
            ReleaseHold(
                release: HoldRelease(store: dependencies.store, clock: dependencies.clock)
            ),
            AdminPath(dialtone: "/guard/holds:release"),
            admins.needing(.editor)
        )
        router.add(
            ReplayGuard(source: source, pool: dependencies.bodies),
            AdminPath(dialtone: "/guard:replay"),
            viewers
        )
    }
}
