import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The console, with which operators run the server.
///
/// Its pages are rendered on the server. What they change in projects and of operators goes through
/// the admin API (``AdminCalls``), so an operator can do nothing there that a program could not. Only
/// the sign-in, the set-up of operators and an operator's own passkeys and sessions use the flows
/// directly. In development, it needs no sign-in.
struct ConsoleRoutes {
    private let site: ConsoleSite

    init(_ dependencies: ServerDependencies, _ files: PageFiles, calls: AdminCalls) {
        site = ConsoleSite(dependencies, files, calls: calls)
    }

    func add(to router: Router<ServerContext>) {
        let signIn = ConsoleSignIn(site: site)
        signIn.add(to: router)
        ConsoleFirstOperator(signIn: signIn).add(to: router)
        ConsoleLanguageChoice(site: site).add(to: router)
        ConsoleSetup(site: site).add(to: router)
        ConsoleConfirmation(site: site).add(to: router)
        ConsoleProfile(site: site).add(to: router)
        ConsoleOverview(site: site).add(to: router)
        ConsoleFinder(site: site).add(to: router)
        ConsoleUsers(site: site).add(to: router)
        ConsoleNewUser(site: site).add(to: router)
        ConsoleSelection(site: site).add(to: router)
        ConsoleJobs(site: site).add(to: router)
        ConsoleJob(site: site).add(to: router)
        ConsoleImports(site: site).add(to: router)
        ConsoleImport(site: site).add(to: router)
        ConsoleUserPages(site: site).add(to: router)
        ConsoleDiagnosis(site: site).add(to: router)
        ConsoleMessages(site: site).add(to: router)
        ConsoleMessageExport(site: site).add(to: router)
        ConsoleStatistics(site: site).add(to: router)
        ConsoleOptOuts(site: site).add(to: router)
        ConsoleTexts(site: site).add(to: router)
        ConsoleMailTexts(site: site).add(to: router)
        ConsoleRegions(site: site).add(to: router)
        ConsolePrices(site: site).add(to: router)
        ConsoleBudgets(site: site).add(to: router)
        ConsoleHooks(site: site).add(to: router)
        ConsoleHookDeliveries(site: site).add(to: router)
        ConsoleHookCalls(site: site).add(to: router)
        ConsoleBranding(site: site).add(to: router)
        ConsoleGuard(site: site).add(to: router)
        ConsoleReplay(site: site).add(to: router)
        ConsoleProjects(site: site).add(to: router)
        ConsoleGateways(site: site).add(to: router)
        ConsoleApps(site: site).add(to: router)
        ConsoleNewApp(site: site).add(to: router)
        ConsoleAppPage(site: site).add(to: router)
        ConsolePushKeys(site: site).add(to: router)
        ConsoleAppVerification(site: site).add(to: router)
        ConsoleClients(site: site).add(to: router)
        ConsoleProviders(site: site).add(to: router)
        ConsoleTestNumbers(site: site).add(to: router)
        ConsoleTenants(site: site).add(to: router)
        ConsoleSettings(site: site).add(to: router)
        ConsoleKeys(site: site).add(to: router)
        ConsoleAudit(site: site).add(to: router)
        ConsoleUserLog(site: site).add(to: router)
        ConsoleSigningKeys(site: site).add(to: router)
        ConsoleOperators(site: site).add(to: router)
        site.addMissingPage(to: router)
    }
}
