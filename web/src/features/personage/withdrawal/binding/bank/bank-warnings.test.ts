import { expect, test } from "vitest";
import { bankWarnings } from "./bank-warnings.ts";

const ACCOUNT = { bankName: "みずほ", branchName: "本店", branchCode: "001", number: "1234567", holder: "サトウ ハナ" };

test.each([
  [{}, []],
  [{ branchCode: "００１", number: "０１２-３４５６", holder: "ｻﾄｳ　ﾊﾅ" }, []],
  [{ holder: "SATO HANA" }, []],
  [{ holder: "カ）ハッシュグローブ" }, []],
  [{ branchCode: "", number: "", holder: "" }, []],
  [{ branchCode: "1" }, ["branchCode"]],
  [{ branchCode: "本店" }, ["branchCode"]],
  [{ number: "123456" }, ["number"]],
  [{ number: "4111111111111111" }, ["number"]],
  [{ holder: "佐藤 花" }, ["holder"]],
  [{ holder: "さとう はな" }, ["holder"]],
  [{ holder: "Sato Hana" }, ["holder"]],
])("%j: %j", (part, doubts) => {
  expect([...bankWarnings({ ...ACCOUNT, ...part })]).toEqual(doubts);
});
