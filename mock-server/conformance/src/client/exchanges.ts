// Sends the requests of a run and summarizes each exchange.
import type { Call } from "@hashgrove/contract/contract.ts";
import { judge } from "#replies/outcome.ts";
import { type ExchangeSummary, summarizeExchange } from "./exchange-summary.ts";
import type { Outgoing } from "./http-client.ts";
import type { Asked, Exchange, Probe, ProbeOptions } from "./probe.ts";
import { queryText } from "./query.ts";

export interface Exchanges extends Pick<Probe, "seen" | "together"> {
  exchange(asked: Asked, caseName: string): Promise<Exchange>;
  /** Requests without a final reply so far. */
  readonly pending: ReadonlyMap<Outgoing, { readonly call: Call; readonly caseName: string }>;
}

function outgoingOf(asked: Asked, runId: string): Outgoing {
  const { call, token, query, rawQuery, headers = {}, body = null, method = call.method } = asked;
  return {
    method,
    path: `${call.path}${queryText(query, rawQuery)}`,
    headers: { ...(token !== undefined && { authorization: token }), ...headers, "x-contract-run": runId },
    body,
  };
}

export function createExchanges({
  send,
  runId,
  onExchange,
}: Pick<ProbeOptions, "send" | "runId" | "onExchange">): Exchanges {
  const seen: ExchangeSummary[] = [];
  const pending = new Map<Outgoing, { readonly call: Call; readonly caseName: string }>();
  let isAtOnce = false;
  return {
    seen,
    pending,
    async exchange(asked, caseName) {
      const request = { ...outgoingOf(asked, runId), ...(isAtOnce && { isAtOnce }) };
      const { call } = asked;
      const at = Date.now();
      pending.set(request, { call, caseName });
      const reply = await send(request).finally(() => pending.delete(request));
      const exchange = { call, request, reply, judged: judge(call.envelope, reply), case: caseName, at };
      seen.push(summarizeExchange(exchange));
      onExchange(exchange);
      return exchange;
    },
    together(asks) {
      isAtOnce = true;
      try {
        return Promise.all(asks.map((ask) => ask()));
      } finally {
        isAtOnce = false;
      }
    },
  };
}
