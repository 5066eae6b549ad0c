import { expect, test } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { asYen } from "#lib/amount/yen.ts";
import { YEN_WITHDRAWAL } from "./withdrawal-channel.ts";
import { WithdrawalSummary } from "./withdrawal-summary.tsx";

const channel = (fee: number) => ({ money: YEN_WITHDRAWAL, fee: asYen(fee), text: String, arrival: "soon" });
const linesOf = async (fee: number): Promise<(string | null)[]> => {
  await render(<WithdrawalSummary way={channel(fee)} typed="10000" />);
  return Array.from(document.querySelectorAll("dl > div"), ({ textContent }) => textContent);
};

test("shows a fee of 0 as well", async () => {
  expect(await linesOf(0)).toEqual(["Fee0", "You will receive10000", "Expected arrivalsoon"]);
});

test("shows amount, fee and net amount for a fee above 0", async () => {
  expect(await linesOf(330)).toEqual([
    "Withdrawal amount10000",
    "Fee330",
    "You will receive9670",
    "Expected arrivalsoon",
  ]);
});
