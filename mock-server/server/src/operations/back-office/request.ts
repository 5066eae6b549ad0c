import { answer, type BackOfficeOperation } from "./back-office-operation.ts";

/** The five calls of the cancel demo. They are delayed (delay.ts), so that the page can cancel them. */
export const request1: BackOfficeOperation<"mock.request.request1"> = () => answer("request-1");
export const request2: BackOfficeOperation<"mock.request.request2"> = () => answer("request-2");
export const request3: BackOfficeOperation<"mock.request.request3"> = () => answer("request-3");
export const request4: BackOfficeOperation<"mock.request.request4"> = () => answer("request-4");
export const request5: BackOfficeOperation<"mock.request.request5"> = () => answer("request-5");

/** Always refuses with 401, as after the end of a session. Refusals: token-expired. */
export const expired: BackOfficeOperation<"mock.request.expired"> = () => ({
  answer: { ok: false, code: 401, reason: "token-expired" },
});
