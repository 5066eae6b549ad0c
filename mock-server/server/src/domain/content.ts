// Products, texts and settings of the company. They are stored in tables, so that a scenario can replace them.
import type { Percent } from "#domain/amounts/percent.ts";
import type { MicroUsdt, Rate } from "#domain/amounts/usdt.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import type { TermUnit } from "#domain/time/maturity.ts";
import type { BankAccount, Chain, Localised, ProductId } from "./state.ts";

export interface Product {
  readonly id: ProductId;
  /** Position in the lists, from 1. */
  readonly order: number;
  readonly title: Localised;
  readonly fullName: Localised;
  /** Wire codes: upcoming 0, open 1, closed 2. */
  readonly state: "upcoming" | "open" | "closed";
  readonly onHome: boolean;
  readonly recommended: boolean;
  /** The rate that applies to a purchase. */
  readonly rate: Percent;
  /** Bounds of the estimated range of the rate; null when there is a single rate. */
  readonly rateRange: { readonly min: Percent; readonly max: Percent } | null;
  readonly term: number;
  readonly termUnit: TermUnit;
  readonly minimum: Yen;
  /** Amount raised, in `scaleUnit`. */
  readonly scale: number;
  readonly scaleUnit: Localised;
  readonly summary: Localised;
  readonly direction: Localised;
  readonly directionDescription: Localised;
  readonly paymentMethod: Localised;
  readonly custodyFee: Percent;
  readonly earningsNote: Localised;
  /** Rich text. */
  readonly introduction: Localised;
  readonly advantages: readonly {
    readonly image: string | null;
    readonly name: Localised;
    readonly description: Localised;
  }[];
}

export interface NewsItem {
  readonly id: number;
  readonly title: Localised;
  readonly publishedAt: number;
  readonly image: string;
  /** Rich text. */
  readonly content: Localised;
}

export interface Publications {
  readonly questions: readonly {
    readonly id: number;
    readonly question: Localised;
    readonly short: Localised;
    readonly answer: Localised;
  }[];
  readonly about: {
    readonly introduction: Localised | null;
    readonly team: Localised;
    readonly computingHeader: Localised;
    readonly computingServices: readonly Localised[];
    readonly sites: readonly {
      readonly image: string;
      readonly address: Localised;
      readonly established: Localised | null;
      readonly energyType: Localised;
      readonly totalCapacity: Localised;
      readonly characteristics: Localised;
    }[];
    readonly trends: Localised;
  };
  readonly partners: readonly { readonly image: string; readonly name: string }[];
  /** The agreements by their key in getArrayConfig: `privacy`, `user_policy`. */
  readonly agreements: Readonly<Record<string, Localised>>;
  readonly bankWithdrawalInstructions: Localised;
  readonly coinWithdrawalInstructions: Localised;
}

/** The account to which members transfer bank top-ups. */
export interface ReceivingBank extends BankAccount {
  /** The account type as Japanese banks name it: 普通 (ordinary) or 当座 (current). */
  readonly accountType?: string;
}

export interface Settings {
  /** Yen per USDT for display and for withdrawals. */
  readonly platformRate: Rate;
  readonly chains: Readonly<
    Record<Chain, { readonly depositAddress: string; readonly rate: Rate; readonly withdrawalFee: MicroUsdt }>
  >;
  readonly minimumCoinTopUp: MicroUsdt;
  readonly bankWithdrawalFee: Yen;
  readonly receivingBank: ReceivingBank;
  /** Tiers of the invite ladder, by rising number of people. */
  readonly inviteTiers: readonly { readonly people: number; readonly reward: Yen }[];
}

export interface ContentRows {
  products: [ProductId, Product];
  news: [number, NewsItem];
  publications: ["main", Publications];
  settings: ["main", Settings];
}
