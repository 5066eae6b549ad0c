import type { Recipes } from "./test-matrix.ts";

export const CONTENT: Recipes = {
  "sys_config.getAddressAndRate": {
    ok: { as: "alice", query: { key: "ERC20" } },
    "unknown-key": { as: "alice", query: { key: "BTC" } },
  },
  "sys_config.getConfigList": {
    ok: { as: "alice" },
    "ok-one-key": { as: "alice", query: { keys: "min_recharge" } },
    "unknown-key": { as: "alice", query: { keys: "min_recharge,nothing" } },
  },
  "sys_config.getArrayConfig": {
    ok: { query: { key: "privacy" } },
    "unknown-key": { query: { key: "constructor" } },
  },
  "question_answer.index": { ok: {} },
  "about.index": { ok: {} },
  "about.getCooperativePartner": { ok: {} },
  "news.index": { ok: { query: { page: 1, limit: 2 } } },
  "news.detail": { ok: { query: { id: 1 } } },
};
