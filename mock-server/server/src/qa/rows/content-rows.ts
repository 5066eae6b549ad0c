// Schemas of the content rows. Patches arrive as JSON, so the compiler cannot check their rows.
import type { NewsItem, Product, Publications, Settings } from "#domain/content.ts";
import {
  byName,
  count,
  decimal,
  flag,
  id,
  list,
  localised,
  one,
  orNull,
  receivingBank,
  row,
  text,
  time,
} from "./row-kit.ts";

const chain = row<Settings["chains"]["TRC20"]>({ depositAddress: text, rate: decimal, withdrawalFee: count });

export const CONTENT_ROWS = {
  products: row<Product>({
    id,
    order: id,
    title: localised,
    fullName: localised,
    state: one("upcoming", "open", "closed"),
    onHome: flag,
    recommended: flag,
    rate: decimal,
    rateRange: orNull(row<NonNullable<Product["rateRange"]>>({ min: decimal, max: decimal })),
    term: { type: "integer", minimum: 1, maximum: 10_000 },
    termUnit: one("day", "week", "month", "year"),
    minimum: count,
    scale: count,
    scaleUnit: localised,
    summary: localised,
    direction: localised,
    directionDescription: localised,
    paymentMethod: localised,
    custodyFee: decimal,
    earningsNote: localised,
    introduction: localised,
    advantages: list(
      row<Product["advantages"][number]>({ image: orNull(text), name: localised, description: localised }),
    ),
  }),
  news: row<NewsItem>({ id, title: localised, publishedAt: time, image: text, content: localised }),
  settings: row<Settings>({
    platformRate: decimal,
    chains: row<Settings["chains"]>({
      TRC20: chain,
      ERC20: chain,
    }),
    minimumCoinTopUp: count,
    bankWithdrawalFee: count,
    receivingBank,
    inviteTiers: list(row<Settings["inviteTiers"][number]>({ people: id, reward: count })),
  }),
  publications: row<Publications>({
    questions: list(
      row<Publications["questions"][number]>({ id, question: localised, short: localised, answer: localised }),
    ),
    about: row<Publications["about"]>({
      introduction: orNull(localised),
      team: localised,
      computingHeader: localised,
      computingServices: list(localised),
      sites: list(
        row<Publications["about"]["sites"][number]>({
          image: text,
          address: localised,
          established: orNull(localised),
          energyType: localised,
          totalCapacity: localised,
          characteristics: localised,
        }),
      ),
      trends: localised,
    }),
    partners: list(row<Publications["partners"][number]>({ image: text, name: text })),
    agreements: byName(localised),
    bankWithdrawalInstructions: localised,
    coinWithdrawalInstructions: localised,
  }),
};
