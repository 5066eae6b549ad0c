import type { Product } from "#domain/content.ts";
import { accept } from "#domain/decision.ts";
import { holdingsSetAside } from "#domain/jobs.ts";
import { positionIn } from "#domain/money/positions.ts";
import { productsInOrder } from "#domain/products/catalogue.ts";
import { listHoldings } from "#domain/products/holdings.ts";
import type { Language, Localised } from "#domain/state.ts";
import { tokyoTime } from "#domain/time/time.ts";
import { sliceOf } from "./answers.ts";
import { rejectForeign, type Operation } from "./operation.ts";
import { DATE_TYPE } from "./wire-codes.ts";

const YEN: Localised = { ja: "円", en: "yen", "zh-CN": "日元" };
const NONE: ReadonlySet<number> = new Set();
const RANGE_DASH: Localised = { ja: "〜", en: "–", "zh-CN": "–" };

/** The rate or its range for display: `7.8%`, `8%–10%`. */
const rateText = ({ rate, rateRange }: Product, language: Language): string =>
  rateRange ? `${rateRange.min}%${RANGE_DASH[language]}${rateRange.max}%` : `${rate}%`;

export const getAssetsList: Operation<"orders.getAssetsList"> = ({ member, query, store, language }) => {
  rejectForeign(member, query.uid);
  const state = store.read();
  const open = productsInOrder(state).filter((product) => product.state === "open");
  return accept(
    open.map((product) => {
      const { invested, annualProfit } = positionIn(state, member.id, product.id);
      return {
        id: product.id,
        name: product.title[language],
        recommend: product.recommended ? (1 as const) : (0 as const),
        price: invested,
        profit: annualProfit,
        expire: product.term,
        date_type: DATE_TYPE[product.termUnit],
        rate: product.rate,
        rateFormat: rateText(product, language),
        min: product.rateRange?.min ?? null,
        max: product.rateRange?.max ?? null,
        amonut: YEN[language],
        buyStart: product.minimum,
      };
    }),
  );
};

export const getMyFunds: Operation<"orders.getMyFunds"> = ({ member, query, store, language, now }) => {
  rejectForeign(member, query.uid);
  const current = store.read();
  const holdings = listHoldings(current, { memberId: member.id, ...sliceOf(query) });
  // Due jobs have already run, so a holding that still runs after its end has a failed payout. Search the jobs only
  // in that case.
  const isLate = holdings.some(({ state, endAt }) => state === "running" && endAt <= now);
  const setAside = isLate ? holdingsSetAside(current) : NONE;
  return accept(
    holdings.map(({ id, productId, name, price, profit, startAt, endAt, state }) => ({
      id,
      productId,
      name: name[language],
      price,
      profit,
      startTime: tokyoTime(startAt),
      endTime: tokyoTime(endAt),
      state: state === "running" ? (0 as const) : (1 as const),
      ...(setAside.has(id) && { payout: "checking" as const }),
    })),
  );
};
