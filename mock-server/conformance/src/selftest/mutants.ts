// The behavioural mutants: rules of openapi.yaml that a backend may get wrong, each with the checks that find it.
import type { Mutant } from "./mutant.ts";
import { ACCESS_MUTANTS } from "./mutants-access.ts";
import { ACCOUNT_MUTANTS } from "./mutants-account.ts";
import { HTTP_MUTANTS } from "./mutants-http.ts";
import { PRODUCT_MUTANTS } from "./mutants-products.ts";
import { WALLET_MUTANTS } from "./mutants-wallet.ts";
import { WITHDRAWAL_MUTANTS } from "./mutants-withdrawals.ts";

export const MUTANTS: readonly Mutant[] = [
  ...PRODUCT_MUTANTS,
  ...WITHDRAWAL_MUTANTS,
  ...ACCESS_MUTANTS,
  ...WALLET_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...HTTP_MUTANTS,
];
