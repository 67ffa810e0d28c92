import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird

/// A request of a console's user.
struct ConsoleVisit: Sendable {
    let request: Request
    let context: ServerContext
    let user: ConsoleUser

    /// The signed-in operator; `nil` in development.
    let acting: ActingOperator?

    /// The secret of the session; `nil` in development.
    let secret: OperatorSecret?

    /// The value that the forms of this session contain; empty in development.
    let formToken: String

    /// Returns the visit with the session as it is after a confirmation.
    func continued(by acting: ActingOperator) -> Self {
        Self(
            request: request,
            context: context,
            user: user,
            acting: acting,
            secret: secret,
            formToken: formToken
        )
    }

    /// Returns the project in the path, in which the user has a role.
    func projectID() throws -> ProjectID {
        let name = try context.parameters.require("project")
        let id = ProjectID(rawValue: name.removingPercentEncoding ?? name)
        // An operator without a role must not find out which projects exist.
        guard user.identity(in: id) != nil else { throw HTTPError(.notFound) }
        return id
    }

    /// Returns a parameter of the path.
    func parameter(_ name: String) throws -> String {
        let value = try context.parameters.require(name)
        // The router does not percent-decode path parameters.
        return value.removingPercentEncoding ?? value
    }

    /// Returns a field of the query; empty if it is missing.
    func query(_ name: String) -> String {
        // Browsers send spaces as `+`, which `queryParameters` leaves as it is.
        FormText.decode(request.uri.query ?? "")[name] ?? ""
    }
}

/// The fields of a form that a page of the console has sent.
struct ConsoleForm: Sendable {
    static let tokenName = "token"

    let fields: [String: String]

    /// A field's text, without white space around it; empty if the field is missing.
    subscript(name: String) -> String {
        Self.trimmed(fields[name] ?? "")
    }

    /// Returns the text without white space around it.
    static func trimmed(_ text: some StringProtocol) -> String {
        let text = text.drop(while: \.isWhitespace)
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[...last])
    }

    /// Whether a checkbox is checked.
    func isChecked(_ name: String) -> Bool { fields[name] != nil }
}
