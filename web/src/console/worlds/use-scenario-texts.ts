import { useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";

/**
 * Returns a function for a scenario's description in the tester's language; custom scenarios keep their file's text.
 */
export function useScenarioTexts() {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    empty: t`Nothing is on offer and nobody has signed up; only rates, limits and agreements are set.`,
    catalogue: t`Products, news, company texts and agreements as in the demo; nobody has signed up.`,
    demo: t`For trying the product: alice has money, a holding and some history; bob is new and has nothing.`,
    newcomer: t`alice has just signed up and has nothing yet.`,
    "under-review": t`Everything alice has submitted is waiting for a decision: identity, accounts, top-ups and withdrawals.`,
    rejected: t`Everything alice has submitted was rejected, each with a reason.`,
    "verified-with-funds": t`alice has a verified identity, a bank account, a trading password and one active holding.`,
    "with-fees": t`Like the demo, but a withdrawal costs ¥330 by bank, 1 USDT on TRC20 and 5 USDT on ERC20.`,
    "locked-pay-password": t`alice has money and a bank account and has just locked her trading password; bob has one try left.`,
    "invite-ladder": t`alice has claimed the first reward and may claim the second; bob is one person short of the first; carol has them all.`,
    "long-history": t`alice has 2,000 records in four lists and 100 holdings, for paging and speed.`,
    "edge-text": t`Every text of the server is as long as the contract allows, written right to left or full of markup.`,
  };
  return ({ name, about }: Pick<Schemas["Scenario"], "name" | "about">): { text: string; lang: "en" | undefined } => {
    const text = texts[name];
    return text === undefined ? { text: about, lang: "en" } : { text, lang: undefined };
  };
}
