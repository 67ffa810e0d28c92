import CServerFiles

/// Files of the repository that are embedded in the executable, by name.
///
/// They are compiled by a C target, because the Swift compiler takes a minute for this many bytes.
package enum EmbeddedFiles {
    package static let assets = files(in: server_assets())
    package static let templates = files(in: server_templates())
    package static let pageTexts = files(in: server_page_texts())
    package static let mailTexts = files(in: server_mail_texts())
    package static let messageTexts = files(in: server_message_texts())
    package static let consoleTexts = files(in: server_console_texts())
    package static let openAPI = files(in: server_openapi_parts())

    private static func files(in list: server_files) -> [String: EmbeddedFile] {
        var files: [String: EmbeddedFile] = [:]
        for file in UnsafeBufferPointer(start: list.first, count: list.count) {
            let path = String(cString: file.path)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            files[name] = EmbeddedFile(embeddedAt: file.text)
        }
        return files
    }
}
