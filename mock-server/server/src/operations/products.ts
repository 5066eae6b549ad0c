import { asYen } from "#domain/amounts/yen.ts";
import type { Product } from "#domain/content.ts";
import { accept } from "#domain/decision.ts";
import { once } from "#domain/idempotency.ts";
import { productsInOrder } from "#domain/products/catalogue.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import type { Language, Localised, State } from "#domain/state.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { done } from "./answers.ts";
import { memoizeByLanguage } from "./memoize.ts";
import { type Operation } from "./operation.ts";
import { DATE_TYPE } from "./wire-codes.ts";

/** Wire code and badge of each state. */
const STATES: Readonly<Record<Product["state"], { readonly code: number; readonly text: Localised }>> = {
  upcoming: { code: 0, text: { ja: "募集予定", en: "Upcoming", "zh-CN": "即将开放" } },
  open: { code: 1, text: { ja: "募集中", en: "Open", "zh-CN": "募集中" } },
  closed: { code: 2, text: { ja: "募集終了", en: "Closed", "zh-CN": "已结束" } },
};

/** The bounds of a ranged rate as fields of the card; no fields for a single rate. */
const bounds = ({ rateRange }: Product) => rateRange ?? {};

const card = (product: Product, language: Language) => ({
  id: product.id,
  title: product.title[language],
  buyStart: product.minimum,
  expireRate: product.rate,
  ...bounds(product),
  expire: product.term,
  dateType: DATE_TYPE[product.termUnit],
  state: STATES[product.state].code,
});

const cards = memoizeByLanguage((products: State["products"], language) =>
  productsInOrder({ products }).map((product) => card(product, language)),
);

export const index: Operation<"products.index"> = ({ store, language }) =>
  accept(cards(store.read().products, language));

const homeCards = memoizeByLanguage((products: State["products"], language) =>
  productsInOrder({ products })
    .filter((product) => product.onHome)
    .map((product) => Object.assign(card(product, language), { productsDesc: product.summary[language] })),
);

export const homeProduct: Operation<"products.homeProduct"> = ({ store, language }) =>
  accept(homeCards(store.read().products, language));

const described = memoizeByLanguage((product: Product, language) => {
  const state = STATES[product.state];
  return {
    id: product.id,
    title: product.title[language],
    state: state.code,
    state_text: state.text[language],
    rate: product.rate,
    ...bounds(product),
    expire: product.term,
    date_type: DATE_TYPE[product.termUnit],
    direction_description: product.directionDescription[language],
    name: product.fullName[language],
    scale: product.scale,
    unit: product.scaleUnit[language],
    buy_start: product.minimum,
    direction_name: product.direction[language],
    payment_method: product.paymentMethod[language],
    trusteeFee: product.custodyFee,
    description: product.earningsNote[language],
    content: product.introduction[language],
    adventures: product.advantages.map(({ image, name, description }) => ({
      image,
      name: name[language],
      description: description[language],
    })),
  };
});

export const detail: Operation<"products.detail"> = ({ query, store, language }) => {
  const product = store.read().products.get(query.id);
  if (!product) throw new RequestFault(404);
  return accept(described(product, language));
};

export const buy: Operation<"products.buy"> = async ({ member, body, store, intent }) => {
  const command = { memberId: member.id, productId: body.products_id, price: asYen(body.price), term: body.expire };
  return done(await store.transact((draft, now) => once(draft, intent, now, () => buyProduct(draft, command, now))), {
    productId: "/products_id",
    price: "/price",
    term: "/expire",
  });
};
