// The fixture `world`: its methods, the errors of `verify`, and the faults of watched pages.
import { expect, test } from "../../fixtures.ts";
import { Personage } from "../../pages/personage.ts";

test.use({ scenario: "catalogue", as: null });

test("a new member reaches the requested stage, and a review can be awaited", async ({ world }) => {
  const { session } = await world.join("erin", "funded");
  expect(await world.get<{ balance: number }>(session.token, "wallet/getBalance")).toMatchObject({ balance: 500_000 });
  const waiting = world.review("erin", "withdrawal");
  await world.post(session.token, "wallet/bankWithdrawal", { amount: 5_000, payPassword: "123456" });
  expect(await waiting).toMatchObject({ kind: "withdrawal", state: "open", amount: 5_000 });
  await world.decide("erin", "withdrawal", "approve");
});

test("reports differing calls with the nearest one, and an unused fault as a problem", async ({ world }) => {
  const { session } = await world.join("erin");
  await world.get(session.token, "wallet/getBalance");
  const match = { operationId: "wallet.getBalance", user: "erin", code: 401 } as const;
  await expect(world.verify({ match })).rejects.toThrow(
    /\n {2}\d+ wallet\.getBalance: \/reply\/code is 200, expected 401/,
  );
  const unused = await world.fault({ match: { operationId: "products.buy" }, effect: { abort: "hang" } });
  expect(await world.problems()).toEqual([expect.stringContaining("unused-fault: the fault 1 (abort hang before")]);
  await unused.end();
  expect(await world.problems()).toEqual([]);
});

test("time passes for world and page alike", { tag: "@clock" }, async ({ page, world }) => {
  await page.goto("#/login");
  const shown = () => page.evaluate(() => Date.now());
  const begun = Date.parse(world.now);
  expect(await shown()).toBeGreaterThanOrEqual(begun);
  await world.advance("P30D", { page });
  expect(Date.parse(world.now) - begun).toBe(30 * 86_400_000);
  expect(await shown()).toBeGreaterThanOrEqual(Date.parse(world.now));
});

test("a fork and a snapshot keep the state that they started with", async ({ world }) => {
  const { session } = await world.join("erin", "funded");
  const balanceOf = async (each: typeof world) =>
    (await each.get<{ balance: number }>(each.member("erin").session.token, "wallet/getBalance")).balance;
  await world.snapshot("before");
  const other = await world.fork("what if");
  await other.grant("erin", 1_000);
  await world.grant("erin", 5_000);
  expect([await balanceOf(world), await balanceOf(other)]).toEqual([505_000, 501_000]);
  await other.close();
  await world.restore("before");
  expect(await balanceOf(world), "a session from before is still there").toBe(500_000);
  expect(world.member("erin").session.token).toBe(session.token);
});

test("sessions, locks, invitations and the policy of reviews", async ({ world }) => {
  const { account, session } = await world.join("erin", "funded");
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = { account, password: "Wr0ngpass" };
    await expect(world.post("", "user/login", wrong)).rejects.toThrow("user/login answered 0");
  }
  await world.expire("erin");
  await expect(world.get(session.token, "wallet/getBalance")).rejects.toThrow("answered 401");
  const { token } = await world.login("erin");
  expect(world.member("erin").session.token).toBe(token);
  await world.unlock("erin");
  await world.post("", "user/login", { account, password: world.member("erin").password });
  expect(await world.invite("erin", 3)).toMatchObject({ inviteCount: 3 });
  expect(await world.policy({ withdrawal: "approve" })).toMatchObject({ withdrawal: "approve", topup: "manual" });
  await world.post(token, "wallet/bankWithdrawal", { amount: 5_000, payPassword: "123456" });
  const { list } = await world.get<{ list: { audit: number }[] }>(token, "wallet/index?type=2&payType=2");
  expect(list[0], "decided at once").toMatchObject({ audit: 1 });
});

test("rows are changed by hand, and the calls are listed and counted", async ({ world }) => {
  const { session } = await world.join("erin");
  await world.patch({ op: "replace", path: `/members/${session.id}/nickname`, value: "Hana" });
  const { token, nickname } = await world.login("erin");
  expect(nickname).toBe("Hana");
  await world.get(token, "wallet/getBalance");
  const calls = await world.journal({ operationId: "wallet.getBalance", user: "erin" });
  expect(calls.map(({ outcome }) => outcome)).toEqual(["ok"]);
  expect(await world.coverage()).toContainEqual({
    operationId: "wallet.getBalance",
    status: 200,
    outcome: "ok",
    count: 1,
  });
});

test("every call of an operation is counted, more than a page of the journal has", async ({ world }) => {
  const { session } = await world.join("erin");
  await Promise.all(Array.from({ length: 101 }, () => world.get(session.token, "wallet/getBalance")));
  expect(await world.calls("wallet.getBalance")).toBe(101);
});

test("a refusal names the invalid fields", async ({ world }) => {
  const { session } = await world.join("erin");
  await expect(world.post(session.token, "wallet/payPassword", { payPassword: "1" })).rejects.toThrow(
    "/body/rePayPassword",
  );
});

test("who joins has the account, password, language and inviter that the test names", async ({ world }) => {
  await world.join("erin", "verified");
  const joining = { account: "08055550101", password: "k7Mr2xqWz4tN", lang: "en", invitedBy: "erin" } as const;
  const frank = await world.join("frank", joining);
  expect(frank).toMatchObject({ account: "08055550101", password: "k7Mr2xqWz4tN" });
  expect(await world.post("", "user/login", { account: "08055550101", password: "k7Mr2xqWz4tN" })).toBeTruthy();
  const ladder = await world.get(world.member("erin").session.token, "invite_recode/getIncentiveList");
  expect(ladder).toMatchObject({ inviteCount: 1 });
});

test("time passes to an instant", async ({ world }) => {
  await world.advance("2027-03-31T09:00:00+09:00");
  expect(world.now).toBe("2027-03-31T00:00:00.000Z");
});

test.describe("a world with another start than its scenario", () => {
  test.use({ now: "2028-02-29T09:00:00+09:00", policy: { withdrawal: { after: "PT1H", then: "approve" } } });

  test("has its time and its policy from the start", async ({ world }) => {
    expect(world.now).toBe("2028-02-29T00:00:00.000Z");
    expect(await world.policy({ topup: "manual" })).toMatchObject({ withdrawal: { after: "PT1H", then: "approve" } });
  });
});

test.describe("every page of a test is watched", () => {
  test.fail("an error in another member's page fails the test", async ({ world, pageAs }) => {
    await world.join("erin", "newcomer");
    const page = await pageAs("erin");
    await page.goto("#/");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("of a page");
        }),
    );
    await thrown;
  });

  test.fail("a page outside the world in the test's own context fails the test", async ({ world, browser }) => {
    const context = await browser.newContext({ baseURL: world.url });
    await (await context.newPage()).goto("/");
  });

  test("each member has a page of their own", async ({ world, words, pageAs }) => {
    await world.join("erin", "holding");
    await world.join("frank", "newcomer");
    for (const [member, balance] of [
      ["erin", "¥400,000"],
      ["frank", "¥0"],
    ] as const) {
      const page = await pageAs(member);
      const centre = new Personage(page, words);
      await centre.open("assets");
      await expect(page.getByRole("main")).toContainText(balance);
    }
  });
});
