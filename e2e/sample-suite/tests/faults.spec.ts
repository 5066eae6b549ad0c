import { expect, MONEY_POSTS, movements, test } from "@hashgrove/e2e";

test.use({ scenario: "verified-with-funds", as: "alice" });

test("a withdrawal whose reply is lost is made once", async ({ page, world, lang }) => {
  const withdrawal = MONEY_POSTS["bank withdrawal"];
  const { operation } = withdrawal;
  const before = await movements(world, "alice");
  const confirm = await withdrawal.fill(page, lang, 0);
  // The server executes the call, then drops the connection; the records that would show it are unavailable.
  await world.fault({ match: { operationId: operation }, when: "after", effect: { abort: "reset" } });
  const records = await world.fault({
    match: { operationId: "wallet.index" },
    effect: { reply: { status: 503 } },
    times: "always",
  });
  await confirm.click();
  await expect(page.getByRole("alert").filter({ hasText: "We do not know whether" })).toBeVisible();
  await confirm.click();
  await withdrawal.done(page, lang);

  await world.verify({ match: { operationId: operation, outcome: "ok" }, count: { exactly: 2 }, within: 3_000 });
  await records.end();
  expect(await movements(world, "alice")).toBe(before + 1);
});

test("reports different calls and an unused fault", async ({ world }) => {
  const { token } = world.member("alice").session;
  await world.get(token, "wallet/getBalance");
  // The error lists the nearest calls with their differences.
  const match = { operationId: "wallet.getBalance", code: 401 } as const;
  await expect(world.verify({ match })).rejects.toThrow(
    /\n {2}\d+ wallet\.getBalance: \/reply\/code is 200, expected 401/,
  );

  // The `world` fixture also checks the problems after each test, and fails the test if there are any.
  const unused = await world.fault({ match: { operationId: "products.buy" }, effect: { abort: "hang" } });
  expect(await world.problems()).toEqual([expect.stringContaining("unused-fault")]);
  await unused.end();
  expect(await world.problems()).toEqual([]);
});
