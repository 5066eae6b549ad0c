import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { read, send } from "#api/call.ts";
import { flagOf } from "#api/reply/readers.ts";
import { timeOf } from "#api/reply/time-reader.ts";
import { fieldsOf } from "#api/reply/wire.ts";
import { type BodyNames, useWrite } from "#api/use-write.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { readUserinfo } from "#state/session.ts";

type Schemas = components["schemas"];

export interface PayPasswordStatus {
  /** True if the member must still set a trading password. The wire calls this `setPayPassword` (rule K4). */
  readonly needsPayPassword: boolean;
  /** End of the lockout after wrong attempts (rule K5); null also if the server omits it. */
  readonly lockedUntil: EpochMs | null;
}

export const getPayPasswordQuery = () =>
  read("/api/wallet/payPassword", (data): PayPasswordStatus => {
    const wire = fieldsOf(data);
    return { needsPayPassword: flagOf(wire.setPayPassword), lockedUntil: timeOf(wire.lockedUntil) };
  });

interface NewPayPassword {
  readonly payPassword: string;
  readonly payPasswordAgain: string;
}

const PAY_PASSWORD_FIELDS = {
  payPassword: "payPassword",
  rePayPassword: "payPasswordAgain",
} as const satisfies BodyNames<Schemas["SetPayPassword"], NewPayPassword>;

/** Sets the trading password, once. Refusal reasons: not-six-digits, passwords-differ, already-set. */
export const useSetPayPassword = () =>
  useWrite({
    fields: PAY_PASSWORD_FIELDS,
    mutationFn: ({ payPassword, payPasswordAgain }: NewPayPassword) => {
      const id = readUserinfo()?.id;
      return send("/api/wallet/payPassword", { payPassword, rePayPassword: payPasswordAgain, ...(id ? { id } : {}) });
    },
    // Until the refetch has ended, the settings would still offer to set it.
    onSuccess: (_reply, _sent, _before, { client }) =>
      client.setQueryData(getPayPasswordQuery().queryKey, (old) => old && { ...old, needsPayPassword: false }),
    meta: { refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/payPassword"] },
  });
