import { expect, test } from "vitest";
import { type Command, findCommands } from "./command.ts";

const named = (title: string, group: string, words = ""): Command => ({
  id: title,
  title,
  group,
  words,
  run: () => null,
});
const COMMANDS = [
  named("承認する：入金 · alice · ¥50,000", "審査", "approve topup"),
  named("時間を30日進める", "時計", "advance P30D"),
  named("Advance by 30 days", "Clock"),
  named("次の銀行への出金の応答を失わせる", "障害", "fault lose wallet.bankWithdrawal"),
];
const found = (question: string): string[] => findCommands(COMMANDS, question).map(({ title }) => title);

test("matches every word at any position, in any case and width", () => {
  expect(found("alice approve")).toEqual(["承認する：入金 · alice · ¥50,000"]);
  expect(found("３０日")).toEqual(["時間を30日進める"]);
  expect(found("ADVANCE")).toEqual(["Advance by 30 days", "時間を30日進める"]);
  expect(found("lose reply")).toEqual([]);
});

test("an empty search matches everything", () => {
  expect(found("  ")).toEqual(COMMANDS.map(({ title }) => title));
});
