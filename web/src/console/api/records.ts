import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

/** A top-up or withdrawal in the stored state: the fields that the console shows. Amounts are yen or micro-USDT. */
export interface MoneyRow {
  readonly id: number;
  readonly memberId: number;
  readonly direction: "top-up" | "withdrawal";
  readonly channel: "bank" | "coin";
  readonly amount: number;
  readonly audit: "in-review" | "success" | "failure";
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** An order in the stored state. */
export interface HoldingRow {
  readonly id: number;
  readonly memberId: number;
  readonly price: number;
  readonly state: "running" | "matured";
  /** Epoch milliseconds. */
  readonly startAt: number;
  readonly endAt: number;
}

/** A money movement: the amounts per account (`legs`), and the row that it belongs to (`ref`). */
export interface TransactionRow {
  readonly id: number;
  readonly at: number;
  readonly kind: string;
  readonly ref: { readonly kind: string; readonly id: number };
  readonly legs: readonly { readonly account: string; readonly amount: number }[];
}

export interface Books {
  readonly money: readonly MoneyRow[];
  readonly holdings: readonly HoldingRow[];
  readonly transactions: readonly TransactionRow[];
  readonly reviews: readonly Schemas["Review"][];
}

async function rowsOf<Row>(world: string, pointer: string): Promise<readonly Row[]> {
  const { value } = await must(qa.GET("/worlds/{world}/state", { params: { path: { world }, query: { pointer } } }));
  return Object.values(value as Record<string, Row>);
}

export const useBooks = (world: string) =>
  useQuery({
    queryKey: ["world", world, "books"],
    queryFn: async (): Promise<Books> => {
      const [money, holdings, transactions, reviews] = await Promise.all([
        rowsOf<MoneyRow>(world, "/records"),
        rowsOf<HoldingRow>(world, "/holdings"),
        rowsOf<TransactionRow>(world, "/transactions"),
        must(qa.GET("/worlds/{world}/reviews", { params: { path: { world } } })),
      ]);
      return { money, holdings, transactions, reviews: reviews.items };
    },
  });
