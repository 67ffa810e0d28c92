import DialtoneBasics
import Foundation

/// Sends requests to challenge vendors.
struct VendorClient: Sendable {
    /// The time limit for a response; a user is waiting for it.
    private static let timeout = TimeSpan.seconds(5)
    private static let answerLimit = 32 * 1_024

    let http: any OutboundHTTP
    let policy: OutboundPolicy

    /// Posts a form to `address` and returns the response.
    func post(
        form: [(name: String, value: String)],
        to address: String
    ) async throws(VendorFault) -> JSONValue {
        let answer: OutboundResponse
        do {
            var request = OutboundRequest(.post, try OutboundURL(checking: address, by: policy))
            request.headers = [
                ("content-type", "application/x-www-form-urlencoded"),
                ("accept", "application/json"),
            ]
            request.body = Array(FormText.encode(form).utf8)
            request.timeout = Self.timeout
            request.answerLimit = Self.answerLimit
            answer = try await http.send(request)
        } catch let failure as OutboundFailure {
            throw VendorFault("did not respond: \(failure)")
        } catch let problem as InvalidOutboundURL {
            throw VendorFault("cannot be called: its URL \(problem.problem)")
        } catch {
            throw VendorFault("did not respond")
        }
        guard answer.isSuccess else { throw VendorFault("responded with status \(answer.status)") }
        guard let json = JSONValue(parsing: answer.body), case .object = json else {
            throw VendorFault("returned a response that is not JSON")
        }
        return json
    }
}

/// The reason why there is no response from a vendor, worded to follow the vendor's name.
struct VendorFault: Error, Hashable {
    let explanation: String

    init(_ explanation: String) {
        self.explanation = explanation
    }
}
