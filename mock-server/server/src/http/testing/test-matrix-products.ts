import { MEMBER_QUOTA } from "#domain/upload.ts";
import { form, MAGIC } from "./test-app.ts";
import { TO_THE_LIMIT } from "./test-matrix-wallet.ts";
import type { Recipe, Recipes } from "./test-matrix.ts";

const KEY = { "idempotency-key": "matrix-key-0001" };
const BUY = { products_id: 2, price: 30_000, expire: 6 };
const buy = (changed: object): Recipe => ({ as: "alice", body: { ...BUY, ...changed } });
const claim: Recipe = { in: "invite-ladder", as: "alice", body: {} };

export const PRODUCTS: Recipes = {
  "products.index": { ok: {} },
  "products.homeProduct": { ok: {} },
  "products.detail": { ok: { query: { id: 2 } } },
  "products.buy": {
    ok: buy({}),
    "unknown-product": buy({ products_id: 99 }),
    "product-not-open": buy({ products_id: 4 }),
    "below-minimum": buy({ price: 29_999 }),
    "insufficient-balance": buy({ price: 400_001 }),
    "term-mismatch": buy({ expire: 12 }),
    "beyond-limit": { ...buy({}), gift: TO_THE_LIMIT },
    "idempotency-key-reused": {
      ...buy({}),
      headers: KEY,
      first: [{ call: "products.buy", ...buy({ price: 30_001 }), headers: KEY }],
    },
  },
  "orders.getAssetsList": { ok: { as: "alice", query: { uid: 1 } } },
  "orders.getMyFunds": { ok: { as: "alice", query: { uid: 1 } } },
  "invite_recode.getIncentiveList": { ok: { in: "invite-ladder", as: "alice" } },
  "invite_recode.receive": {
    ok: claim,
    "nothing-to-claim": { as: "alice", body: {} },
    "idempotency-key-reused": {
      ...claim,
      headers: KEY,
      first: [
        {
          call: "wallet.recharge",
          as: "alice",
          body: { amount: 100, name: "TRC20", txId: "cd".repeat(32), payType: 1 },
          headers: KEY,
        },
      ],
    },
  },
  "common.upload": {
    ok: { as: "alice", ...form({ filename: "a.png", content: MAGIC.png }) },
    "unsupported-file": { as: "alice", ...form({ filename: "a.png", content: "GIF89a" }) },
    "empty-file": { as: "alice", ...form({ filename: "a.png", content: "" }) },
    "too-many-uploads": {
      as: "alice",
      ...form({ filename: "a.png", content: MAGIC.png }),
      stored: MEMBER_QUOTA.files,
    },
  },
};
