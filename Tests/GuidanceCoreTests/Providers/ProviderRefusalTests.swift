import GuidanceCore
import Testing

@Suite struct ProviderRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: RouteFormat
    var text: String
    var field: String
    var error: RouteError
    var testDescription: String { "\(format.rawValue) \(text)" }

    init(_ format: RouteFormat, _ text: String, _ field: String, _ error: RouteError) {
      (self.format, self.text, self.field, self.error) = (format, text, field, error)
    }
  }

  static let cases = [
    Case(.osrm, #"{"code":"NoRoute","message":"Impossible route between points"}"#, "code", .noRoute),
    Case(.osrm, #"{"code":"NoSegment","routes":[]}"#, "code", .noRoute),
    Case(.osrm, #"{"code":"TooBig"}"#, "code", .unsupported),
    Case(.osrm, #"{"code":"InvalidQuery"}"#, "code", .unavailable),
    Case(.osrm, #"{"code":"Ok","routes":[]}"#, "routes", .noRoute),
    Case(.osrm, #"{"code":"Ok"}"#, "routes", .unavailable),
    Case(.mapbox, #"{"message":"Not Authorized - Invalid Token"}"#, "message", .missingCredentials),
    Case(.mapbox, #"{"message":"Too Many Requests"}"#, "message", .quota),
    Case(.mapbox, #"{"message":"Forbidden"}"#, "message", .permission),
    Case(.mapbox, #"{"code":"ProfileNotFound","message":"Profile not found"}"#, "code", .unsupported),
    Case(
      .valhalla, #"{"error_code":442,"error":"No path could be found for input","status_code":400}"#, "error", .noRoute),
    Case(
      .valhalla, #"{"error_code":171,"error":"No suitable edges near location","status_code":400}"#, "error", .noRoute),
    Case(.valhalla, #"{"error_code":154,"error":"Path distance exceeds","status_code":400}"#, "error", .unsupported),
    Case(.valhalla, #"{"error":"Too many requests","status_code":429}"#, "error", .quota),
    Case(.valhalla, #"{"trip":{"status":1,"status_message":"no route","legs":[]}}"#, "trip.status", .noRoute),
    Case(.valhalla, #"{"code":"NoRoute","message":"none"}"#, "code", .noRoute),
    Case(
      .graphhopper,
      #"{"message":"Connection between locations not found","hints":[{"details":"a.b.ConnectionNotFoundException"}]}"#,
      "message", .noRoute),
    Case(
      .graphhopper, #"{"message":"Wrong credentials. Register and get a valid API key"}"#, "message",
      .missingCredentials),
    Case(.graphhopper, #"{"message":"API limit reached. Please upgrade"}"#, "message", .quota),
    Case(.graphhopper, #"{"paths":[]}"#, "routes", .noRoute),
    Case(.google, #"{"status":"ZERO_RESULTS","routes":[]}"#, "status", .noRoute),
    Case(.google, #"{"status":"NOT_FOUND","routes":[]}"#, "status", .noRoute),
    Case(.google, #"{"status":"OVER_QUERY_LIMIT","routes":[]}"#, "status", .quota),
    Case(.google, #"{"status":"OVER_DAILY_LIMIT","routes":[]}"#, "status", .quota),
    Case(
      .google, #"{"status":"REQUEST_DENIED","error_message":"The provided API key is invalid."}"#, "status",
      .missingCredentials),
    Case(.google, #"{"status":"REQUEST_DENIED","error_message":"This IP may not use it."}"#, "status", .permission),
    Case(.google, #"{"status":"MAX_ROUTE_LENGTH_EXCEEDED"}"#, "status", .unsupported),
    Case(.google, #"{"status":"UNKNOWN_ERROR"}"#, "status", .unavailable),
    Case(.google, #"{}"#, "routes", .noRoute),
    Case(.google, #"{"error":{"code":429,"message":"x","status":"RESOURCE_EXHAUSTED"}}"#, "error", .quota),
    Case(.google, #"[{"error":{"code":403,"message":"x","status":"PERMISSION_DENIED"}}]"#, "[0].error", .permission),
    Case(
      .google, #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}"#, "error",
      .missingCredentials),
    Case(.apple, #"{"error":{"message":"Not Authorized","details":[]}}"#, "error", .missingCredentials),
    Case(.apple, #"{"error":{"code":429,"message":"Quota Exceeded"}}"#, "error", .quota),
    Case(.apple, #"{"routes":[],"steps":[],"stepPaths":[]}"#, "routes", .noRoute),
    Case(.kakao, #"{"routes":[{"result_code":1,"result_msg":"none"}]}"#, "routes[0].result_code", .noRoute),
    Case(.kakao, #"{"routes":[{"result_code":104,"result_msg":"near"}]}"#, "routes[0].result_code", .noRoute),
    Case(.kakao, #"{"routes":[{"result_code":303,"result_msg":"many"}]}"#, "routes[0].result_code", .unsupported),
    Case(.kakao, #"{"routes":[{"result_code":204,"result_msg":"slow"}]}"#, "routes[0].result_code", .unavailable),
    Case(.kakao, #"{"code":-401,"msg":"no key"}"#, "code", .missingCredentials),
    Case(.kakao, #"{"code":-10,"msg":"limit"}"#, "code", .quota),
    Case(.kakaoWalking, #"{"code":-403,"msg":"partners only"}"#, "code", .permission),
    Case(.kakaoWalking, #"{"routes":[{"result_code":102,"result_message":"x"}]}"#, "routes[0].result_code", .noRoute),
    Case(.kakaoWalking, #"{"routes":[]}"#, "routes", .noRoute),
  ]

  @Test("what the provider refuses means what it says for the trip", arguments: cases)
  func refused(_ given: Case) throws {
    let error = #expect(throws: RouteDecodingError.self) { try AnswerFixture.decode(given.text, given.format) }
    #expect(error?.routeError == given.error)
    #expect(error?.field == given.field)
  }

  @Test("of Kakao's alternatives those that failed are passed over")
  func kakaoAlternatives() throws {
    let good = AnswerFixture.kakao()
    let text = good.replacing(#""routes":["#, with: #""routes":[{"result_code":1,"result_msg":"none"},"#)
    #expect(try AnswerFixture.decode(text, .kakao) == AnswerFixture.decode(good, .kakao))
  }
}
