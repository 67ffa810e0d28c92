import ArgumentParser
import DialtoneBasics
import DialtoneModel
import Foundation

struct PreviewBranding: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Print the address of a branded page.",
        discussion: """
            Open the address in a browser while the server runs. The page is the account
            page, which begins with the sign-in.
            """
    )

    @OptionGroup var project: ProjectArgument

    @Option(help: "The language of the page, such as de. (default: the browser's)")
    var language: String?

    @Option(help: "The server's URL, if it is not the configured one.")
    var url: String?

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let url: String
    }

    func run() async throws {
        let id = try await output.data.withStore { try await project.find(in: $0).id }
        let configured = try await output.data.publicURL()
        guard let base = url ?? configured, var address = URLComponents(string: base) else {
            throw CommandFailure("Pass the server's URL with --url.")
        }
        address.path = "/account"
        address.queryItems = [URLQueryItem(name: "project", value: id.rawValue)]
        if let language { address.queryItems?.append(URLQueryItem(name: "lang", value: language)) }
        let text = address.string ?? base
        if output.json { return try Terminal.show(json: View(url: text)) }
        Terminal.show(text)
    }
}
