import { expect, test } from "../../fixtures.ts";
import { MONEY_POSTS, movements } from "../../pages/money-posts.ts";
import { chooseWords } from "../../words.ts";

const WORDS = { unknown: { en: "We do not know whether", ja: "確認できませんでした" } } as const;

test.use({ scenario: "verified-with-funds", as: "alice" });

test("a withdrawal whose reply is lost is made once", { tag: "@spoils" }, async ({ page, world, lang }) => {
  test.skip(!world.can.faults, "needs the control surface");
  const post = MONEY_POSTS["bank withdrawal"];
  const { operation } = post;
  const before = await movements(world, "alice");
  const confirm = await post.fill(page, lang, 0);

  // The server executes the call, then drops the connection before the reply. The records that would show it are
  // unavailable.
  await world.fault({ match: { operationId: operation, user: "alice" }, when: "after", effect: { abort: "reset" } });
  const records = await world.fault({
    match: { operationId: "wallet.index" },
    effect: { reply: { status: 503 } },
    times: "always",
  });
  await confirm.click();
  const unknown = page.getByRole("alert").filter({ hasText: chooseWords(lang, WORDS).unknown });
  await expect(unknown.getByRole("link")).toHaveAttribute("href", /personageHighlight=8/);
  await world.verify({ match: { operationId: operation, fault: true, outcome: "ok" }, count: { exactly: 1 } });

  // The button sends the form again with the same idempotency key.
  await confirm.click();
  await post.done(page, lang);
  const match = { operationId: operation, body: { "/amount": 5_000 }, outcome: "ok" };
  await world.verify({ match, count: { exactly: 2 }, within: 3_000 });
  await records.end();
  expect(await movements(world, "alice")).toBe(before + 1);
});
