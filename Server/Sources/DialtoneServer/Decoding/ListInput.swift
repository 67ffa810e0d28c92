/// Query of lists that are told in pages.
struct ListInput: WireInput {
    let pageSize: Int?
    let pageToken: String?
}
