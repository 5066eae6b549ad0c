// Mutants of the identity, invitations, lists of the account, and texts.
import type { Localised, Member } from "@hashgrove/mock-server/domain/state.ts";
import type { EpochMs } from "@hashgrove/mock-server/domain/time/time.ts";
import { accepts, body, data, input, query, reading, readingRows, refused, result } from "./change.ts";
import { type Mutant, replacing } from "./mutant.ts";

/** Makes members whose identity is in one of these states look as if they had submitted none. */
const withoutIdentity =
  (...audits: readonly Member["identity"]["audit"][]) =>
  (member: Member): Member =>
    audits.includes(member.identity.audit) ? { ...member, identity: { ...member.identity, audit: "none" } } : member;

const UNFILLED: Localised = { ja: "{name}", en: "{name}", "zh-CN": "{name}" };

export const ACCOUNT_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "domain/reviews/identity.ts",
    "submitIdentity",
    [
      "an identity is handed in twice",
      "S8",
      "user.authenticationInfo",
      readingRows("members", withoutIdentity("in-review", "verified")),
    ],
    [
      "an identity in review is overwritten",
      ["refusals", "S8"],
      "user.authenticationInfo",
      readingRows("members", withoutIdentity("in-review")),
    ],
    [
      "a verified identity is overwritten",
      ["refusals", "shown_values"],
      "user.authenticationInfo",
      readingRows("members", withoutIdentity("verified")),
    ],
    [
      "a rejected identity cannot be sent again",
      "shown_values",
      "user.authenticationInfo",
      (real) => (draft, command, now) =>
        draft.members.get(command.memberId)?.identity.audit === "failed"
          ? refused("not-editable")
          : real(draft, command, now),
    ],
  ),
  ...replacing(
    "operations/user.ts",
    "authenticationInfo",
    ["any sex is taken", "refusals", "user.authenticationInfo", accepts("bad-choice")],
    ["any image of an identity is taken", "refusals", "user.authenticationInfo", accepts("unknown-upload")],
    [
      "characters of four bytes are lost",
      "shown_values",
      "user.getAuditInfo",
      body((body) => ({ ...body, username: body.username.replace(/[\u{10000}-\u{10ffff}]/gu, "?") })),
    ],
    [
      "texts are escaped before they are kept",
      "shown_values",
      "user.getAuditInfo",
      body((body) => ({ ...body, username: body.username.replaceAll("<", "&lt;") })),
    ],
  ),
  ...replacing("domain/invites/invite.ts", "claimInviteReward", [
    "a reward is paid again",
    "S13",
    "invite_recode.receive",
    result((decision, draft, { memberId }) => {
      const member = draft.members.get(memberId);
      if (decision.ok && member) draft.members.put(memberId, { ...member, claimedTiers: 0 });
      return decision;
    }),
  ]),
  ...replacing("domain/invites/invite.ts", "inviteLadder", [
    "a tier needs one person more",
    "S13",
    "invite_recode.getIncentiveList",
    (real) => (state, memberId) => {
      const fewer = reading(state, "members", (member) => ({ ...member, inviteCount: member.inviteCount - 1 }));
      return { ...real(fewer, memberId), inviteCount: real(state, memberId).inviteCount };
    },
  ]),
  ...replacing("operations/invite-recode.ts", "getIncentiveList", [
    "the ladder ends at its first tier",
    "vectors",
    "invite_recode.getIncentiveList",
    data((ladder) => ({ ...ladder, max: ladder.list[0]?.condition ?? 0 })),
  ]),
  ...replacing("domain/time/time.ts", "tokyoTime", [
    "times are UTC's",
    ["lists", "sessions"],
    "wallet.index",
    input((at) => [(at - 9 * 3_600_000) as EpochMs]),
  ]),
  ...replacing(
    "operations/user.ts",
    "getCapitalFlow",
    ["income and expenses are one list", "lists", "user.getCapitalFlow", query((asked) => ({ ...asked, type: 0 }))],
    ["movements come oldest first", "lists", "user.getCapitalFlow", data((flows) => flows.toReversed())],
    [
      "a line refers to itself",
      "lists",
      "user.getCapitalFlow",
      data((flows) => flows.map((flow) => ({ ...flow, ref: flow.ref && `${flow.ref.split(":", 1)[0]}:${flow.id}` }))),
    ],
  ),
  ...replacing(
    "operations/answers.ts",
    "sliceOf",
    [
      "a page has ten items unless its limit is named",
      "pagination",
      "orders.getMyFunds",
      result((slice, { page }) => (page === undefined ? slice : { ...slice, limit: Math.min(slice.limit, 10) })),
    ],
    [
      "a limit counts without its page",
      "pagination",
      "orders.getMyFunds",
      result((slice, { page, limit = slice.limit }) => (page === undefined ? { ...slice, limit } : slice)),
    ],
  ),
  ...replacing(
    "operations/flow-text.ts",
    "flowText",
    [
      "names are not put into lines",
      ["envelope_rules", "lists"],
      "user.getCapitalFlow",
      input((state, flow, language) => [
        state,
        flow.explain === "grant" ? flow : { ...flow, subject: UNFILLED },
        language,
      ]),
    ],
    [
      "an old line is Japanese to every reader",
      "shown_values",
      "user.getCapitalFlow",
      input((state, flow) => [state, flow, "ja"]),
    ],
  ),
  ...replacing("operations/review-reason.ts", "reviewReason", [
    "a usual reason is Japanese to every reader",
    "shown_values",
    "wallet.index",
    input((reason) => [reason, "ja"]),
  ]),
  ...replacing("operations/sys-config.ts", "getConfigList", [
    "settings come without their keys",
    "shown_values",
    "sys_config.getConfigList",
    query(({ keys }) => (keys === undefined ? {} : { keys: `${keys},bank_account` })),
  ]),
];
