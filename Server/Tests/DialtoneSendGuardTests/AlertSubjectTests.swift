import DialtoneTestSupport
import DialtoneBasics
import DialtoneSendGuard
import Testing
import PhoneNumbers

struct AlertSubjectTests {
    @Test(arguments: [
        (AlertSubject.dimension(SendDimension(.prefix, "+4915112")), "prefix:+4915112"),
        (.dimension(SendDimension(.project, "")), "project:"),
        (.dimension(SendDimension(.server, "USD")), "server:USD"),
        (.gateway("main"), "gateway:main"), (.route(.everywhere, project: nil), "route:default"),
        (.route(.region("DE"), project: ProjectID(rawValue: "shop")), "route:DE@shop"),
        (.route(.prefix("+4915"), project: nil), "route:+4915"),
    ])
    func `an alert's subject is read back from its text`(subject: AlertSubject, text: String) {
        #expect(subject.text == text)
        #expect(AlertSubject(text: text) == subject)
    }

    @Test(arguments: ["", "gateway", "gateway:", "route:", "route:de", "pigeon:x"])
    func `text that is not a subject is refused`(text: String) {
        #expect(AlertSubject(text: text) == nil)
    }
}
