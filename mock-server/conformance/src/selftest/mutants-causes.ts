// Mutants that miss a refusal for one state or field.
import { inFile, type Mutant } from "./mutant.ts";

export const CAUSE_MUTANTS: readonly Mutant[] = [
  ...inFile(
    "domain/wallet/withdrawal.ts",
    [
      "a paid withdrawal can be taken back",
      "refusals",
      "wallet.cancelWithdrawal",
      'record.audit !== "in-review" || record.reviewId === null',
      'record.audit === "failure" || record.reviewId === null',
    ],
    [
      "a rejected withdrawal can be taken back",
      ["refusals", "vectors"],
      "wallet.cancelWithdrawal",
      'record.audit !== "in-review" || record.reviewId === null',
      'record.audit === "success" || (record.audit === "failure" && record.reason === CANCELLED_BY_MEMBER)',
    ],
    [
      "a withdrawal goes to no wallet",
      "refusals",
      "wallet.withdrawal",
      'if (binding.state !== "bound") return refuse("not-bound");',
      "",
    ],
  ),
  ...inFile(
    "domain/wallet/top-up.ts",
    [
      "a TXID is free again once it is credited",
      "refusals",
      "wallet.recharge",
      "draft.txIds.get(txId) !== undefined",
      "draft.records.get(draft.txIds.get(txId))?.audit !== 'success' && draft.txIds.get(txId) !== undefined",
    ],
    [
      "a TXID is each member's own",
      ["refusals", "shown_values"],
      "wallet.recharge",
      "draft.txIds.get(txId) !== undefined",
      "draft.records.get(draft.txIds.get(txId))?.memberId === memberId",
    ],
    [
      "a TXID is each chain's own",
      "refusals",
      "wallet.recharge",
      "draft.txIds.get(txId) !== undefined",
      "draft.records.get(draft.txIds.get(txId))?.chain === chain",
    ],
  ),
  ...inFile(
    "domain/wallet/bind-account.ts",
    [
      "a binding in review is overwritten",
      ["refusals", "shown_values"],
      "wallet.bindBankCard",
      'now === "bound" || now === "in-review"',
      'now === "bound"',
    ],
    [
      "a bound address is overwritten",
      "refusals",
      "wallet.bindAddress",
      'now === "bound" || now === "in-review"',
      'now === "in-review"',
    ],
  ),
  ...inFile(
    "domain/reviews/identity.ts",
    [
      "an identity in review is overwritten",
      ["refusals", "S8"],
      "user.authenticationInfo",
      'audit === "in-review" || audit === "verified"',
      'audit === "verified"',
    ],
    [
      "a verified identity is overwritten",
      ["refusals", "shown_values"],
      "user.authenticationInfo",
      'audit === "in-review" || audit === "verified"',
      'audit === "in-review"',
    ],
  ),
  ...inFile("domain/products/purchase.ts", [
    "a product is sold before it opens",
    "refusals",
    "products.buy",
    'product.state !== "open"',
    'product.state === "closed"',
  ]),
  ...inFile("domain/members/member.ts", [
    "a mobile number has two members",
    "refusals",
    "user.register",
    "ownerOf(state, kind, name) !== undefined",
    'kind !== "mobile" && ownerOf(state, kind, name) !== undefined',
  ]),
];
