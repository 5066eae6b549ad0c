// A member that a flow signs up, and back-office actions for it.
import { isNode, type Node } from "@hashgrove/contract/document.ts";
import { callNamed, signUp } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { ShownRequest } from "#replies/finding.ts";
import type { FlowRun } from "./flow.ts";

export interface Request {
  readonly query?: Readonly<Record<string, string | number>>;
  /** Appended to the query unchanged. */
  readonly rawQuery?: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Token to send instead of the member's own. */
  readonly token?: string;
}

export interface NewMember {
  readonly account: string;
  readonly token: string;
  /** The member's latest request as shown in reports; null before the first. */
  readonly latest: () => ShownRequest | null;
  ask(operation: string, request?: Request): Promise<Answer>;
  /** The data of a call that must succeed. Throws NotDone otherwise. */
  need(operation: string, request?: Request): Promise<Node>;
  /** Items of a list, either the data itself or its `list`. Throws NotDone otherwise. */
  list(operation: string, request?: Request): Promise<readonly Node[]>;
  /**
   * Arranges a state for the account: by the adapter, or by people within `--review-wait`. Throws NotDone if it is not
   * reached.
   */
  arrange(state: string, params: object, isThere: () => Promise<boolean>): Promise<void>;
}

/** Thrown if a precondition of a flow failed; `message` says which, in English. */
export class NotDone extends Error {
  override readonly name = "NotDone";
}

export const accountOf = (runId: string, name: string): string => `${runId}-${name}@example.test`;

/** Signs a member up for a flow. The member's requests carry the name of the case. Throws NoAccount if refused. */
export async function newMember(run: FlowRun, name: string, caseName: string): Promise<NewMember> {
  const account = accountOf(run.runId, name);
  const { token } = await signUp(run, account, run.password);

  let latest: ShownRequest | null = null;
  const ask: NewMember["ask"] = async (operation, { query = {}, rawQuery, body, headers = {}, token: other } = {}) => {
    const answer = await run.probe.ask(
      {
        call: callNamed(run.contract, operation),
        token: other ?? token,
        query: Object.entries(query).map(([key, value]) => [key, String(value)] as const),
        ...(rawQuery !== undefined && { rawQuery }),
        headers: { ...(body && { "content-type": "application/json" }), ...headers },
        body: body ? JSON.stringify(body) : null,
      },
      caseName,
    );
    latest = answer.request;
    return answer;
  };
  const data = async (operation: string, request?: Request): Promise<unknown> => {
    const answer = await ask(operation, request);
    if (answer.outcome !== "ok")
      throw new NotDone(`${operation} is ${answer.outcome}${answer.msg === undefined ? "" : `: ${answer.msg}`}`);
    return answer.data;
  };
  return {
    account,
    token,
    latest: () => latest,
    ask,
    async need(operation, request) {
      const found = await data(operation, request);
      return isNode(found) ? found : {};
    },
    async list(operation, request) {
      const found = await data(operation, request);
      const items = isNode(found) ? found.list : found;
      return Array.isArray(items) ? items.filter(isNode) : [];
    },
    async arrange(state, params, isThere) {
      const done = await run.states.arrange(state, { account, ...params });
      for (let left = done ? 3 : run.reviewWaitS; ; left -= 1) {
        if (await isThere()) return;
        if (left <= 0) break;
        await run.clock.sleep(1000);
      }
      throw new NotDone(
        done
          ? `${state} was arranged, but is not visible`
          : `the state ${state} was not arranged (--states, or --review-wait)`,
      );
    },
  };
}
