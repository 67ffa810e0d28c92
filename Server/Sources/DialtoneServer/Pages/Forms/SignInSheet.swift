import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import PhoneNumbers

/// Renders the steps of the sign-in by forms, and ends it.
struct SignInSheet: Sendable {
    let visit: AuthorizePages.Visit
    let stage: AuthorizationFlow.Stage
    let pages: AuthorizePages

    private var language: PageLanguage { visit.language }

    private var recoveryTexts: RecoveryTexts { language.texts.recovery }

    func response(
        to result: SignInForms.Result,
        _ entry: SignInEntry,
        languages: [String],
        _ request: Request
    ) async throws -> Response {
        switch result {
        case .step(let step, let news):
            var view = try view(of: step, entry, languages)
            view.news = news.map { text($0) } ?? ""
            return html(view)
        case .incomplete(let step):
            let problem =
                switch step {
                case .number: text("numberMissing")
                case .recovery: recoveryTexts.recoveryLead
                default: text("codeShort", ["count": String(codeLength(of: step))])
                }
            return html(try view(of: step, entry, languages, problem: problem))
        case .refused(let step, let error):
            let region = if case .number = step { entry.country } else { String?.none }
            let sentence = RefusalSentence(
                of: error,
                about: region,
                in: language,
                by: pages.files.refusalRules
            )
            guard let sentence else { throw error }
            return html(try view(of: step, entry, languages, after: sentence))
        case .needsScript(let step):
            var view = try view(of: step, entry, languages)
            view.demandScript(language.texts.signInFrame.scriptNeeded, at: try scriptedAddress)
            return html(view)
        case .signedIn(let token): return try await pages.take(token, visit, request)
        }
    }

    /// The policy allows the client's address, because the last form's response leads there.
    private func html(_ view: SignInFormView) -> Response {
        PageResponse.html(
            pages.files.templates.render(.signInForm, with: view),
            policy: ContentPolicy.standard.leadingForms(to: stage.redirect.policySource),
            opener: .unsafeNone
        )
    }

    private var scriptedAddress: String {
        get throws {
            let ticket = try pages.flows.authorization.text(of: visit.ticket)
            return "\(SignInPage.path)?\(AuthorizePages.requestParameter)=\(ticket)"
        }
    }

    private func text(_ key: String, _ values: [String: String] = [:]) -> String {
        language.texts.signInText(key, values) ?? ""
    }

    private func codeLength(of step: SignInProgress.Step) -> Int {
        if case .factorApp = step { return TOTPSecret.digitCount }
        return visit.project.settings.phoneSignIn.codes.length
    }
}

extension SignInSheet {
    private func view(
        of step: SignInProgress.Step,
        _ entry: SignInEntry,
        _ languages: [String],
        after sentence: RefusalSentence
    ) throws -> SignInFormView {
        var view = try view(of: step, entry, languages, problem: sentence.text)
        if sentence.needsScript {
            view.demandScript(sentence.text, at: try scriptedAddress)
            return view
        }
        guard let end = sentence.end else { return view }
        switch (end, step) {
        case (.code, .code), (.code, .factorMessage):
            view.codeEntry = nil
            view.buttons.removeAll { ["check", "resend"].contains($0.answer) }
            view.buttons.insert(.main("resend", text("resend")), at: 0)
        case (.signIn, .number), (.code, _): break
        case (.signIn, _):
            view.codeEntry = nil
            view.choices = []
            view.buttons = [.main("restart", text("startOver"))]
        }
        return view
    }

    private func view(
        of step: SignInProgress.Step,
        _ entry: SignInEntry,
        _ languages: [String],
        problem: String = ""
    ) throws -> SignInFormView {
        let authorization = pages.flows.authorization
        var view = SignInFormView(
            visit,
            appName: stage.client.displayName,
            request: try authorization.text(of: visit.ticket),
            progress: try authorization.text(of: SignInProgress(visit.ticket, at: step)),
            pages.files
        )
        view.problem = problem
        let isWrong = !problem.isEmpty
        switch step {
        case .number:
            askForNumber(entry, languages, isWrong, in: &view)
        case .code(let number, _):
            view.setLead(text("codeLead"), around: PhoneNumber(e164: number).internationalFormat)
            askForCode(of: step, isWrong, in: &view)
            view.buttons += [
                .link("resend", text("resend")), .link("restart", text("changeNumber")),
            ]
        case .choice(let factors):
            offer(factors, in: &view)
        case .factorMessage(let factors, let factor, _):
            view.setLead(text("factorCodeLead"), around: factor.ending ?? "")
            askForCode(of: step, isWrong, in: &view)
            view.buttons += [.link("resend", text("resend")), wayOut(of: factors)]
            view.finePrint = text("factorLost")
        case .factorApp(let factors, _):
            view.leadStart = text("factorAppLead")
            askForCode(of: step, isWrong, in: &view)
            view.buttons.append(wayOut(of: factors))
            view.finePrint = text("factorLost")
        case .recovery:
            view.heading = recoveryTexts.factorRecovery
            view.leadStart = recoveryTexts.recoveryLead
            view.codeEntry = SignInFormView.CodeEntry(
                codeLabel: recoveryTexts.recoveryLabel,
                isWrong: isWrong,
                isNumeric: false
            )
            view.buttons = [
                .main("check", text("codeSubmit")), .link("choose", text("otherWay")),
            ]
            view.finePrint = text("factorLost")
        }
        return view
    }

    private func askForNumber(
        _ entry: SignInEntry,
        _ languages: [String],
        _ isWrong: Bool,
        in view: inout SignInFormView
    ) {
        let settings = visit.project.settings
        let hint = visit.ticket.request.loginHint.flatMap { try? PlannedNumber(parsing: $0) }
        let regions = RegionOptions(
            of: settings.smsRegions,
            in: language,
            chosen: entry.country ?? hint?.regionCode,
            languages: languages
        )
        view.heading = view.brand.heading ?? text("numberTitle")
        view.leadStart = settings.branding.leads[language.tag] ?? text("numberLead")
        view.numberEntry = SignInFormView.NumberEntry(
            countryLabel: text("countryTitle"),
            regions: regions.options,
            numberLabel: text("numberLabel"),
            number: entry.number ?? hint?.number.internationalFormat ?? "",
            isWrong: isWrong
        )
        view.buttons = [.main("send", text("numberSubmit"))]
        view.finePrint = settings.branding.notices[language.tag] ?? text("numberNotice")
    }

    private func askForCode(
        of step: SignInProgress.Step,
        _ isWrong: Bool,
        in view: inout SignInFormView
    ) {
        let count = ["count": String(codeLength(of: step))]
        view.heading = text("codeTitle", count)
        view.codeEntry = SignInFormView.CodeEntry(
            codeLabel: text("codeLabel", count),
            isWrong: isWrong
        )
        view.buttons = [.main("check", text("codeSubmit"))]
    }

    private func offer(_ factors: SignInProgress.PendingFactors, in view: inout SignInFormView) {
        view.heading = text("factorTitle")
        view.leadStart = text("factorLead")
        view.choices = factors.factors.map { factor in
            SignInFormView.Choice(
                id: factor.id,
                choiceLabel: factor.ending.map { text("factorPhone", ["number": $0]) }
                    ?? text("factorApp"),
                choiceNote: factor.name ?? ""
            )
        }
        if factors.hasRecoveryCodes {
            view.buttons.append(.link("recover", recoveryTexts.factorRecovery))
        }
        view.buttons.append(.link("restart", text("startOver")))
        view.finePrint = text("factorLost")
    }

    private func wayOut(of factors: SignInProgress.PendingFactors) -> SignInFormView.Button {
        factors.factors.count > 1 || factors.hasRecoveryCodes
            ? .link("choose", text("otherWay")) : .link("restart", text("startOver"))
    }
}

extension SignInFormView {
    /// Leaves only the way to the page with scripts.
    fileprivate mutating func demandScript(_ sentence: String, at address: String) {
        problem = sentence
        numberEntry = nil
        codeEntry = nil
        choices = []
        buttons = []
        finePrint = nil
        scripted = address
    }
}
