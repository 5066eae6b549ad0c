import { send, type SendPath, type SendReply } from "#api/call.ts";
import type { MoneyCall } from "#api/money-call.ts";
import { useWrite, type Write } from "#api/use-write.ts";
import { sendOnce } from "./send-once.ts";

/** A mutation for a call that moves money; `sendOnce` adds the Idempotency-Key (README.md). */
export const useMoneyWrite = <Path extends SendPath, Vars, Field extends string>({
  path,
  fields,
  body,
  same,
  once,
  success,
  invalidates,
}: MoneyCall<Path, Vars, Field>): Write<Vars, SendReply<Path>, Field> =>
  useWrite({
    fields,
    mutationFn: (vars: Vars) =>
      sendOnce(path, body(vars), (sent, header) => send(path, sent, { header }), {
        ...(once && { once }),
        ...(same && { same: same(vars) }),
      }),
    // Do not keep a trading password in the mutation cache.
    gcTime: 0,
    meta: { refusals: "inline", unknown: "inline", money: true, invalidates, ...(success && { success }) },
  });
