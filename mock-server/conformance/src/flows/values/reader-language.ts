// Check P4: ledger lines and reasons of earlier events are in the reader's language; text that a reviewer typed is not
// translated.
import { cheapestProduct, newestRecord, withUpload, withYen } from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "shown_values";
const LANGUAGES = ["ja", "en", "zh-CN"] as const;
const FLOW = "user.getCapitalFlow";
const RECORDS = "wallet.index";
const TYPED = "ct: rejected by the contract tool";

const firstIn = async (member: NewMember, operation: string, query: Record<string, number>, language: string) =>
  (await member.list(operation, { query, headers: { "accept-language": language } }))[0] ?? {};

export const READER_LANGUAGE = verdictFlow({
  name: "old lines and reasons in the reader's language",
  check: CHECK,
  needs: "money",
  operations: [FLOW, RECORDS, "wallet.bankRecharge", "products.buy"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "reads-old", caseName);
    const { id, price } = await cheapestProduct(member);
    await withYen(member, price);
    await member.need("products.buy", { body: { products_id: id, price } });
    const explained = await Promise.all(
      LANGUAGES.map(async (language) => (await firstIn(member, FLOW, { type: 1 }, language)).explain),
    );
    verdicts.holds(new Set(explained).size === 3, FLOW, "explain of one line in three languages", explained);
    const image = await withUpload(run, member, caseName);
    for (const [reason, count, what] of [
      [undefined, 3, "a usual reason in three languages"],
      [TYPED, 1, "a reason as the reviewer typed it"],
    ] as const) {
      await member.need("wallet.bankRecharge", { body: { amount: 1000, image } });
      await member.arrange("reviews-rejected", { kind: "topup", ...(reason !== undefined && { reason }) }, async () => {
        return (await newestRecord(member, 1, 2)).audit === 2;
      });
      const reasons = await Promise.all(
        LANGUAGES.map(async (language) => (await firstIn(member, RECORDS, { type: 1, payType: 2 }, language)).reason),
      );
      const isRight = new Set(reasons).size === count && (reason === undefined || reasons[0] === reason);
      verdicts.holds(isRight, RECORDS, what, reasons);
    }
  },
});
