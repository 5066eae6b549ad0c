// Every check with its name and basis. A finding names one of these checks or a sequence such as S3.

export const CHECKS = {
  response_schema_conformance: { id: "R1", rule: "the schema of that status and code in openapi.yaml" },
  status_code_conformance: { id: "R2", rule: "the statuses that openapi.yaml lists for the call" },
  content_type_conformance: { id: "R3", rule: "application/json in UTF-8, as openapi.yaml says" },
  response_headers_conformance: { id: "R4", rule: "the headers of openapi.yaml; private replies are not cached" },
  envelope_rules: { id: "R5", rule: "openapi.yaml, Envelopes; docs/rules.md D1, C2" },
  envelope_status_agreement: { id: "R6", rule: "openapi.yaml, Status and code" },
  not_a_server_error: { id: "R7", rule: "no request crashes a server" },
  ignored_auth: { id: "A1", rule: "openapi.yaml, Who may do what; docs/rules.md A3, A4, K2" },
  auth_first: { id: "A2", rule: "openapi.yaml, Order of refusals: 401 before the body is read" },
  open_stays_open: { id: "A3", rule: "openapi.yaml, security: []" },
  no_leak: { id: "A4", rule: "openapi.yaml, Session and Files; docs/rules.md A8, G5" },
  sessions: {
    id: "A5",
    rule: "openapi.yaml, Session, and the locks of user.login and the withdrawals; docs/rules.md A7, A8, K5",
  },
  negative_data_rejection: { id: "N1", rule: "openapi.yaml, Status and code: schema violations are 422" },
  positive_data_acceptance: { id: "N2", rule: "the examples of openapi.yaml are valid" },
  missing_required_header: { id: "N3", rule: "openapi.yaml, Order of refusals: 415, 400, 422" },
  unsupported_method: { id: "N4", rule: "openapi.yaml, Status and code: 404 and 405 (with Allow)" },
  refusals: { id: "N5", rule: "x-refusals of the call in openapi.yaml, with the pointer of its example" },
  request_reading: {
    id: "N6",
    rule: "openapi.yaml, Session, Queries, Limits of a body, Order of refusals, Empty and absent",
  },
  pagination: { id: "P1", rule: "openapi.yaml, page and limit" },
  enum_truth: { id: "P2", rule: "the enumerations of openapi.yaml; docs/rules.md L2, G1" },
  lists: { id: "P3", rule: "openapi.yaml, the description of each list: newest first, in Tokyo's time, by its filter" },
  shown_values: { id: "P4", rule: "openapi.yaml, the values that descriptions of fields, calls and headers specify" },
  vectors: { id: "M1", rule: "openapi.yaml, x-vectors and the rules of the call; docs/rules.md E8, F1, F4, H3, J6" },
  model_run: { id: "M2", rule: "the rules of each money call in openapi.yaml, in any order of calls" },
  parallel_pairs: { id: "M3", rule: "of two simultaneous requests one comes first; openapi.yaml, Idempotency-Key" },
  max_response_time: { id: "T1", rule: "--max-ms" },
  coverage: { id: "C1", rule: "every call of the level is seen to succeed" },
  request_conformance: { id: "Q1", rule: "the requests that openapi.yaml allows" },
  profile: { id: "C2", rule: "accepted deviations have a reason, an expiry date and a use" },
} as const;

export type CheckName = keyof typeof CHECKS | `S${number}`;

/** `R1 response_schema_conformance`, `S3`. */
export const checkTitle = (name: CheckName): string =>
  name in CHECKS ? `${CHECKS[name as keyof typeof CHECKS].id} ${name}` : name;

/** Most harmful first: authentication, money and sequences, requests, replies, the rest. */
const ORDER = "AMSNRPQTC";

/** Rank of a check's findings: the most harmful first. */
export const rankOf = (name: CheckName): number => ORDER.indexOf(checkTitle(name).charAt(0));

/** The contract rule or standard behind a check. */
export const ruleOf = (name: CheckName): string =>
  name in CHECKS ? CHECKS[name as keyof typeof CHECKS].rule : "the sequence of that name in workflows.arazzo.yaml";
