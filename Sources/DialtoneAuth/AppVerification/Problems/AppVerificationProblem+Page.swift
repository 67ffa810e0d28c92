import Foundation

extension AppVerificationProblem {
    static let pageBusy = Self(
        stage: .page,
        cause: .pageBusy,
        detail: "Another page of this app is open.",
        remedy: "Wait until the page is closed, then try again."
    )

    static let pageClosed = Self(
        stage: .page,
        cause: .pageClosed,
        detail: "The page was closed before it was complete.",
        remedy: "Let the user try again."
    )

    /// The page returned neither a token nor a reason.
    static let pageMute = Self(
        stage: .page,
        cause: .pageFailed,
        detail: "The page returned neither a token nor a readable error.",
        remedy: "Check that the server URL or customAuthDomain belongs to a Dialtone server."
    )

    static func pageFailed(_ report: String, _ code: AuthErrorCode) -> Self {
        Self(
            stage: .page,
            cause: .pageFailed,
            detail: "The page reported: \(report).",
            remedy: "Check the app's registration on the server, and the server's log.",
            code: code
        )
    }

    static func pageUnavailable(_ why: String) -> Self {
        Self(
            stage: .page,
            cause: .pageUnavailable,
            detail: why,
            remedy: """
                Choose another page with AuthSettings.appVerificationPage, such as .anotherDevice.
                """
        )
    }

    static func schemeMissing(_ scheme: CallbackScheme) -> Self {
        Self(
            stage: .page,
            cause: .schemeMissing,
            detail:
                "The page cannot return to the app: the app does not handle the URL scheme \(scheme.name).",
            remedy: """
                Add the URL scheme \(scheme.name) to the app's Info.plist (CFBundleURLTypes), or \
                set AuthSettings.appVerificationPage to .automatic, which requires none.
                """
        )
    }

    static func pageLate(_ seconds: TimeInterval) -> Self {
        Self(
            stage: .page,
            cause: .deadline,
            detail: "The page was not completed within \(Int(seconds)) s.",
            remedy: """
                Let the user try again. If the page was completed but did not return to the app, \
                call Auth.canHandle(_:) with the URLs that open the app.
                """,
            code: .webSignInUserInteractionFailure
        )
    }
}
