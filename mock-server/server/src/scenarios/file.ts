// Types of a scenario file, as schema.json accepts it.
import type { Chain, Language, ReviewKind, WalletType } from "#domain/state.ts";

export interface UserEntry {
  readonly account: string;
  readonly username?: string;
  readonly password: string;
  readonly lang?: Language;
  /** Handle of the inviting member. */
  readonly invitedBy?: string;
}

export type PolicyEntry =
  | "manual"
  | "approve"
  | "reject"
  | { readonly after: string; readonly then: "approve" | "reject"; readonly reason?: string };
export type PolicyEntries = { readonly [Kind in ReviewKind]?: PolicyEntry };

/** The arguments of each command; amounts in whole yen or whole USDT. */
export interface CommandArguments {
  readonly setPayPassword: string;
  readonly submitIdentity: { readonly username: string; readonly sex: "0" | "1"; readonly idCard: string };
  readonly bindBank: {
    readonly bankName: string;
    readonly branchName: string;
    readonly bic: string;
    readonly bankcard: string;
    readonly cardholder: string;
  };
  readonly bindAddress: { readonly chain: Chain; readonly address: string };
  readonly topUpBank: { readonly amount: number };
  readonly topUpCoin: { readonly chain: Chain; readonly amount: number; readonly txId?: string };
  readonly withdrawBank: { readonly amount: number };
  readonly withdrawCoin: { readonly chain: Chain; readonly amount: number };
  readonly wrongPayPassword: { readonly times: number };
  readonly buy: { readonly product: number; readonly price: number };
  readonly claimReward: Readonly<Record<string, never>>;
  readonly grant: { readonly currency: "JPY" | "USDT"; readonly amount: number };
  readonly invite: { readonly count: number };
}
export type CommandName = keyof CommandArguments;
/** Has exactly one command. */
export type CommandEntry = { readonly [Name in CommandName]?: CommandArguments[Name] };

export interface ReviewEntry {
  /** `<handle>.<kind>` */
  readonly of: string;
  readonly decision: "approve" | "reject" | "reopen";
  readonly reason?: string;
}

/** A step has exactly one key: one of the following, or the handle of a member with a CommandEntry. */
export interface Step {
  readonly review?: ReviewEntry;
  readonly advance?: string;
  readonly policy?: PolicyEntries;
  readonly repeat?: { readonly times: number; readonly steps: readonly Step[] };
}

export interface Expectation {
  readonly balance?: number;
  readonly totalAssets?: number;
  readonly profit?: number;
  readonly totalValue?: number;
  readonly invitation?: number;
  readonly holdings?: number;
  readonly matured?: number;
  readonly identity?: number;
  readonly records?: {
    readonly deposit?: number;
    readonly withdrawal?: number;
    readonly coinDeposit?: number;
    readonly coinWithdrawal?: number;
  };
  readonly wallet?: { readonly [Type in WalletType]?: number };
  readonly payPassword?: "unset" | "set" | "locked";
  readonly inviteCount?: number;
  readonly claimable?: number;
  readonly openReviews?: number;
}
export const COUNTED_TABLES = ["members", "products", "news", "holdings", "records", "reviews", "jobs"] as const;
/** All other keys are handles of members, each with an Expectation. */
export interface Expectations {
  readonly invariants?: "all";
  readonly counts?: { readonly [Table in (typeof COUNTED_TABLES)[number]]?: number };
}

export interface ScenarioFile {
  readonly name: string;
  readonly about: string;
  readonly extends?: string;
  readonly now?: string;
  readonly content?: "settings" | "catalogue" | "fees" | "edge-text";
  readonly policy?: PolicyEntries;
  readonly users?: Readonly<Record<string, UserEntry>>;
  readonly given?: readonly Step[];
  readonly expect?: Expectations;
}

const STEP_KEYS: ReadonlySet<string> = new Set(["review", "advance", "policy", "repeat"]);
const EXPECT_KEYS: ReadonlySet<string> = new Set(["invariants", "counts"]);

/** The handle and command of a step that a member executes; null for other steps. A step has only one key. */
export function commandOf(step: Step): { handle: string; entry: CommandEntry } | null {
  const [only] = Object.entries(step);
  return only && !STEP_KEYS.has(only[0]) ? { handle: only[0], entry: only[1] as CommandEntry } : null;
}

export const memberExpectations = (expect: Expectations): [handle: string, expectation: Expectation][] =>
  Object.entries(expect).filter(([key]) => !EXPECT_KEYS.has(key)) as [string, Expectation][];
