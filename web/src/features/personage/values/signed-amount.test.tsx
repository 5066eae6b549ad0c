import { expect, test } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { asYen } from "#lib/amount/yen.ts";
import { SignedAmount } from "./signed-amount.tsx";

test.each([
  ["income", false, "Income +"],
  ["expense", false, "Expense −"],
  ["income", true, "Gain +"],
  ["expense", true, "Loss −"],
] as const)("%s, of a return: %s, is read as %j", async (direction, isReturn, words) => {
  await render(<SignedAmount direction={direction} value={asYen(1_200)} isReturn={isReturn} />);
  expect(document.body.textContent).toContain(words);
});
