import { queryOptions, useMutation } from "@tanstack/react-query";
import { asYen, type Yen } from "#lib/yen.ts";
import { client, queryKey } from "./client.ts";
import { withIntent } from "./intent.ts";
import { unwrap } from "./unwrap.ts";

export interface InviteTier {
  /** How many invited people reach it. */
  readonly people: number;
  readonly reward: Yen;
}

export interface InviteLadder {
  readonly tiers: readonly InviteTier[];
  /** People at the last tier (rule M2). */
  readonly maxPeople: number;
  readonly invited: number;
  readonly inviteCode: string;
  readonly canClaim: boolean;
}

export const getIncentiveListQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/invite_recode/getIncentiveList"),
    queryFn: async ({ signal }): Promise<InviteLadder> => {
      const { data } = await unwrap(client.GET("/api/invite_recode/getIncentiveList", { signal }));
      return {
        tiers: data.list.map(({ condition, amount }) => ({ people: condition, reward: asYen(amount) })),
        maxPeople: data.max,
        invited: data.inviteCount,
        inviteCode: data.inviteCode,
        canClaim: Boolean(data.canClick),
      };
    },
  });

/** Claims the reward; msg is the amount as text, without its unit (rule M3). Refuses: nothing-to-claim. */
export const useReceive = () =>
  useMutation({
    mutationFn: () =>
      withIntent(
        "/api/invite_recode/receive",
        {},
        (body, header) => unwrap(client.POST("/api/invite_recode/receive", { params: { header }, body })),
        { once: true },
      ),
    meta: {
      refusals: "inline",
      unknown: "inline",
      money: true,
      invalidates: [
        "/api/invite_recode/getIncentiveList",
        "/api/user/getAssets",
        "/api/user/getCapitalFlow",
        "/api/wallet/getBalance",
      ],
    },
  });
