// Waits while a server is busy, unavailable or down, and repeats requests that were refused because it was busy.
import type { Received, Reply, Unanswered } from "#replies/reply.ts";
import type { Outgoing, Send } from "./http-client.ts";
import type { Budget, Limits } from "./limits.ts";

/** Maximum number of retries per busy request, and the longest pause in seconds that a server may ask for. */
const PATIENCE = { times: 6, mostS: 60 };
/** Pauses in seconds if the server is down, or sends no Retry-After. */
const PAUSES_S = [1, 2, 4, 8, 16, 30];
/** If this many calls are over their limit, the general quota counts as used up. */
const MOST_EXHAUSTED = 2;

const hasStatus = (reply: Reply | undefined, status: number): reply is Received =>
  reply?.kind === "received" && reply.status === status;
const isSlowedDown = (reply: Reply | undefined): reply is Received => hasStatus(reply, 429);
const isUnavailable = (reply: Reply | undefined): reply is Received => hasStatus(reply, 503);
const isBusy = (reply: Reply | undefined): reply is Received => isSlowedDown(reply) || isUnavailable(reply);
const retryAfterS = ({ headers }: Received): number => {
  const seconds = Number(headers["retry-after"]);
  return seconds > 0 ? seconds : 0;
};
const pathOf = ({ method, path }: Outgoing): string => `${method} ${path.replace(/\?.*$/s, "")}`;

/** Wraps the budget's `send`: waits while the server is busy, and gives up when waiting does not help. */
export function waitWhileBusy(budget: Budget, limits: Pick<Limits, "witness" | "onBusy">): Send {
  const exhausted = new Set<string>();

  /** Waits for a server that does not respond; the request that failed first is not sent again. */
  const awaitServer = async (request: Outgoing, { detail }: Unanswered): Promise<void> => {
    if (!limits.witness) return;
    for (const seconds of PAUSES_S) {
      const witness = await limits.witness();
      if (witness.kind === "received" && witness.status !== 503) return;
      await budget.pause(seconds);
    }
    budget.giveUp(`the server has been down since ${pathOf(request)} (${detail})`);
  };

  /** Whether waiting may help after a 503: it has a Retry-After, or the witness gets a 503 too. */
  const isMaintenance = async (reply: Received): Promise<boolean> =>
    retryAfterS(reply) > 0 || isUnavailable(await limits.witness?.());

  const repeatWhileBusy = async (request: Outgoing, first: Received): Promise<Reply> => {
    let reply: Reply = first;
    for (let again = 0; again < PATIENCE.times; again += 1) {
      if (!isBusy(reply)) return reply;
      limits.onBusy?.(request, reply);
      const asked = retryAfterS(reply);
      if (asked > PATIENCE.mostS) break;
      await budget.pause(asked > 0 ? asked : (PAUSES_S[again] ?? PATIENCE.mostS));
      // Announced maintenance is not a crash.
      budget.forgetCrashes();
      reply = await budget.send(request);
    }
    if (!isBusy(reply)) return reply;
    exhausted.add(pathOf(request));
    const asked = retryAfterS(reply);
    const still = asked > PATIENCE.mostS ? `asks to wait ${asked} s` : "waiting does not help";
    const isAll = isBusy(await limits.witness?.()) || exhausted.size >= MOST_EXHAUSTED;
    if (isAll)
      budget.giveUp(
        isSlowedDown(reply)
          ? `the server limits requests (429 since ${pathOf(request)}) and ${still}: send fewer (--rate), or lift its limit for this run`
          : `the server is not available (503 since ${pathOf(request)}) and ${still}`,
      );
    return reply;
  };

  return async (request) => {
    const reply = await budget.send(request);
    if (request.isProvoked) return reply;
    if (reply.kind === "unanswered") await awaitServer(request, reply);
    else if (exhausted.has(pathOf(request))) return reply;
    else if (isSlowedDown(reply) || (isUnavailable(reply) && (await isMaintenance(reply))))
      return await repeatWhileBusy(request, reply);
    return reply;
  };
}
