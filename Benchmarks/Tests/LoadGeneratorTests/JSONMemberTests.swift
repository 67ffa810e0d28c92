import LoadGenerator
import NIOCore
import Testing

struct JSONMemberTests {
    @Test(arguments: [
        #"{"code":"123456"}"#,
        #"{"phoneNumber":"+16505550100","code" : "123456","sessionInfo":"x"}"#,
        #"{"users":[{"code":"123456"}]}"#,
    ])
    func `a member's text is found wherever it is`(object: String) {
        #expect(JSONMember("code").text(in: ByteBuffer(string: object)) == "123456")
    }

    @Test(arguments: ["", "{}", #"{"codes":"123456"}"#, #"{"code":123456}"#, #"{"code":"12"#])
    func `a member of another name or type is not found`(object: String) {
        #expect(JSONMember("code").text(in: ByteBuffer(string: object)) == nil)
    }
}
