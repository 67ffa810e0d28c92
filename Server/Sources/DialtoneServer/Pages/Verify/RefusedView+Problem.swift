import DialtoneBasics
import DialtoneChallenges
import DialtoneModel

extension RefusedView.Contents {
    init(_ problem: VerifyProblem, _ texts: VerifyTexts) {
        self.init(title: texts.brokenTitle, lead: texts.brokenLead)
        switch problem {
        case .notOffered:
            title = texts.notOfferedTitle
            lead = texts.notOfferedLead
            developer = .init(
                explanation: "The authType in this page’s address is not supported. SDKs open the "
                    + "page with verifyApp, signInWithRedirect or signInViaPopup, for example. In "
                    + "other cases, get the provider’s credential in the app and sign in with it.",
                command: nil
            )
        case .incomplete(let field):
            developer = .init(
                explanation: "The address of this page has no valid “\(field)”. "
                    + "SDKs create these addresses; do not link to them or bookmark them.",
                command: nil
            )
        case .unknownKey:
            developer = .init(
                explanation: "No app on this server has the API key in this page’s address.",
                command: "dialtone apps list PROJECT"
            )
        case .foreignPage(let host, let project):
            self.project = project
            let domains = project.settings.authorizedDomains + [host]
            let list = JSONValue.array(domains.map(JSONValue.string)).text
            developer = .init(
                explanation: "A page on \(host) opened this one, and that host is not among the "
                    + "project’s authorized domains. Add it:",
                command: "dialtone projects set \(project.id) 'authorizedDomains=\(list)'"
            )
        case .foreignDigest:
            developer = .init(
                explanation: "Only the page that waits for the sign-in can start it. This request "
                    + "came from another page, or the browser did not name the page: the browser is "
                    + "too old, or the page is sandboxed.",
                command: nil
            )
        case .otherBrowser:
            developer = .init(
                explanation: "This sign-in was started in another browser or more than ten minutes "
                    + "ago, or the browser does not store cookies of this site.",
                command: nil
            )
        case .noReturn(let problem, let project, let app):
            self.project = project
            developer = .init(problem, project, app)
        case .signInFailed(let failure, let visit):
            title = texts.notOfferedTitle
            lead = texts.notOfferedLead
            add(failure, of: visit, texts)
        case .failed(let failure, let visit):
            title = texts.failedTitle
            lead = texts.failedLead
            add(failure, of: visit, texts)
        }
    }

    /// Adds the failure of a visit, and the way back to the app.
    private mutating func add(
        _ failure: ChallengeFailure,
        of visit: VerifyVisit,
        _ texts: VerifyTexts
    ) {
        project = visit.project
        developer = .init(explanation: failure.message, command: nil)
        next = visit.link.address(to: visit.place, failure: failure)
            .map { .init(url: $0, label: texts.goBack) }
    }
}

extension RefusedView.Developer {
    fileprivate init(_ problem: ReturnProblem, _ project: Project, _ app: RelyingApp?) {
        let name = app?.appID ?? "APP-ID"
        switch problem {
        case .missing:
            self.init(
                explanation: "The address of this page has no return address: "
                    + "it has neither clientId, appId, redirectUri nor mode=poll.",
                command: nil
            )
        case .invalidSession:
            self.init(
                explanation: "With mode=poll, sessionId must be the SHA-256 digest of a secret, "
                    + "in 64 lowercase hexadecimal digits.",
                command: nil
            )
        case .malformedClientID:
            self.init(
                explanation: "clientId is not an OAuth client ID such as "
                    + "123-abc.apps.googleusercontent.com.",
                command: nil
            )
        case .malformedAppID:
            self.init(
                explanation: "appId is not a Google app ID such as 1:123:ios:0a1b2c.",
                command: nil
            )
        case .unknownClientID(let clientID):
            self.init(
                explanation:
                    "The client ID \(clientID) is not registered for an app of this project, "
                    + "so this page does not return to its URL scheme. Register it:",
                command: "dialtone apps set \(name) --client-id \(clientID)"
            )
        case .unknownAppID(let appID):
            self.init(
                explanation:
                    "The app ID \(appID) does not belong to this project. Add the app and use "
                    + "its app ID, or list the apps:",
                command: "dialtone apps list \(project.id)"
            )
        case .foreignRedirect(let address):
            self.init(
                explanation:
                    "This page does not return to \(address): it is neither a port of this "
                    + "machine (http://127.0.0.1:PORT/…) nor registered. An https address that "
                    + "opens the app can be registered; it must match exactly:",
                command: "dialtone apps set \(name) --redirect ADDRESS"
            )
        }
    }
}
