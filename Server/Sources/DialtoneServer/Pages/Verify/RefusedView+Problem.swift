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
            appName = project.displayName
            let domains = project.settings.authorizedDomains + [host]
            let list = JSONValue.array(domains.map(JSONValue.string)).text
            developer = .init(
                explanation: "A page on \(host) opened this one, and that host is not among the "
                    + "project’s authorized domains. Add it:",
                command: "dialtone project set \(project.id) 'authorizedDomains=\(list)'"
            )
        case .foreignDigest:
            developer = .init(
                explanation: "Only the page that waits for the sign-in may begin it. This request "
                    + "came from another page, or the browser did not say from which: it is too "
                    + "old, or the page is in a sandbox.",
                command: nil
            )
        case .otherBrowser:
            developer = .init(
                explanation: "This sign-in began in another browser or more than ten minutes ago, "
                    + "or the browser keeps no cookies of this site.",
                command: nil
            )
        case .noReturn(let problem, let project, let app):
            appName = project.displayName
            developer = .init(problem, project, app)
        case .signInFailed(let failure, let visit):
            appName = visit.project.displayName
            title = texts.notOfferedTitle
            lead = texts.notOfferedLead
            developer = .init(explanation: failure.message, command: nil)
            next = visit.link.address(to: visit.place, failure: failure)
                .map { .init(url: $0, label: texts.goBack) }
        case .failed(let failure, let visit):
            appName = visit.project.displayName
            title = texts.failedTitle
            lead = texts.failedLead
            developer = .init(explanation: failure.message, command: nil)
            next = visit.link.address(to: visit.place, failure: failure)
                .map { .init(url: $0, label: texts.goBack) }
        }
    }
}

extension RefusedView.Developer {
    fileprivate init(_ problem: ReturnProblem, _ project: Project, _ app: RelyingApp?) {
        let name = app?.appID ?? "APP-ID"
        switch problem {
        case .missing:
            self.init(
                explanation: "The address of this page does not say where to return to: "
                    + "it has neither clientId, appId, redirectUri nor mode=poll.",
                command: nil
            )
        case .invalidSession:
            self.init(
                explanation: "With mode=poll, sessionId has to be the SHA-256 digest of a secret, "
                    + "in 64 lowercase hexadecimal digits.",
                command: nil
            )
        case .malformedClientID:
            self.init(
                explanation: "clientId is no OAuth client ID such as "
                    + "123-abc.apps.googleusercontent.com.",
                command: nil
            )
        case .malformedAppID:
            self.init(
                explanation: "appId is no Google app ID such as 1:123:ios:0a1b2c.",
                command: nil
            )
        case .unknownClientID(let clientID):
            self.init(
                explanation: "The client ID \(clientID) is registered for no app of this project, "
                    + "so this page does not return to its URL scheme. Register it:",
                command: "dialtone apps set \(name) --client-id \(clientID)"
            )
        case .unknownAppID(let appID):
            self.init(
                explanation: "The app ID \(appID) is none of this project’s. Add the app and use "
                    + "the app ID that it gets, or see which there are:",
                command: "dialtone apps list \(project.id)"
            )
        case .foreignRedirect(let address):
            self.init(
                explanation: "This page does not return to \(address): it is no port of this "
                    + "machine (http://127.0.0.1:PORT/…), and not registered. An https address "
                    + "that opens the app can be registered, letter by letter:",
                command: "dialtone apps set \(name) --redirect ADDRESS"
            )
        }
    }
}
