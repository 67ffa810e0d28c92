import DialtoneBasics
@testable import DialtoneSMS
import DialtoneTestSupport
import Foundation

/// Checks, as AWS does, that a request was signed with the key of the test account.
enum AWSDouble {
    static func isSigned(
        _ request: LoopbackReceiver.Request,
        for service: String
    ) throws -> Bool {
        guard let given = request.header("authorization"),
            let date = request.header("x-amz-date"),
            let names = given.firstMatch(of: /SignedHeaders=([a-z0-9;-]+),/)?.output.1,
            let host = request.header("host"),
            let moment = Timestamp(compact: String(date.dropFirst(2).filter(\.isNumber)))
        else { return false }
        let url = try OutboundURL(checking: "http://\(host)\(request.uri)", by: .development)
        var again = OutboundRequest(request.method == "GET" ? .get : .post, url)
        again.body = Array(request.body)
        for name in names.split(separator: ";").map(String.init)
        where name != "host" && name != "x-amz-date" {
            again.headers.append((name, request.header(name) ?? ""))
        }
        guard let secret = GatewayPlan.sns.secrets["secretAccessKey"] else { return false }
        let credentials = AWSCredentials(
            region: "eu-central-1",
            accessKeyID: "AKIDEXAMPLE0000000",
            secretAccessKey: GatewaySecret(text: secret)
        )
        AWSSignature(credentials: credentials, service: service).sign(&again, at: moment)
        return again.headers.last?.value == given
    }
}
