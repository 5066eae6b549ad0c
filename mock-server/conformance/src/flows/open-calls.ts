import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { FlowRun } from "./flow.ts";
import type { Request } from "./new-member.ts";

/** Sends a request without a token. */
export const askOpen = (
  run: FlowRun,
  operation: string,
  { query = {}, body, headers = {} }: Request,
  caseName: string,
): Promise<Answer> =>
  run.probe.ask(
    {
      call: callNamed(run.contract, operation),
      token: undefined,
      query: Object.entries(query).map(([key, value]) => [key, String(value)] as const),
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      body: body ? JSON.stringify(body) : null,
    },
    caseName,
  );

/** Tries a login, which may be refused. */
export const tryLogin = (run: FlowRun, account: string, password: string, caseName: string): Promise<Answer> =>
  askOpen(run, "user.login", { body: { account, password } }, caseName);
