import { expect, openWorld, test } from "@hashgrove/e2e";

test.use({ scenario: "verified-with-funds" });

test("two futures of one world", async ({ world }) => {
  const balanceIn = async (each: typeof world) =>
    (await each.get<{ balance: number }>(each.member("alice").session.token, "wallet/getBalance")).balance;
  const other = await world.fork("what if she gets money");
  await other.grant("alice", 1_000);
  expect([await balanceIn(world), await balanceIn(other)]).toEqual([400_000, 401_000]);
  await other.close();
});

test("a snapshot restores everything", async ({ world }) => {
  const { token } = world.member("alice").session;
  await world.snapshot("before");
  await world.post(token, "products/buy", { products_id: 2, price: 100_000, expire: 6 });
  expect(await world.get<unknown[]>(token, "orders/getMyFunds")).toHaveLength(2);
  await world.restore("before");
  expect(await world.get<unknown[]>(token, "orders/getMyFunds")).toHaveLength(1);
});

test("an ended session is opened again", async ({ world }) => {
  const { token } = world.member("alice").session;
  await world.expire("alice");
  await expect(world.get(token, "wallet/getBalance")).rejects.toThrow("answered 401");
  await world.login("alice");
  expect(await world.get(world.member("alice").session.token, "wallet/getBalance")).toMatchObject({ balance: 400_000 });
});

test("a lock is lifted", async ({ world }) => {
  const { token } = world.member("alice").session;
  const withdraw = (payPassword: string) => world.post(token, "wallet/bankWithdrawal", { amount: 5_000, payPassword });
  for (let tries = 0; tries < 5; tries += 1) await expect(withdraw("000000")).rejects.toThrow(/pay-password/);
  await expect(withdraw("123456")).rejects.toThrow("pay-password-locked");
  await world.unlock("alice");
  await withdraw("123456");
});

test("a policy decides instead of people", async ({ world }) => {
  const { token } = world.member("alice").session;
  await world.policy({ withdrawal: "reject" });
  await world.post(token, "wallet/bankWithdrawal", { amount: 5_000, payPassword: "123456" });
  const { list } = await world.get<{ list: { audit: number }[] }>(token, "wallet/index?type=2&payType=2");
  expect(list[0]).toMatchObject({ audit: 2 });
});

test("an invitation is rewarded", async ({ world }) => {
  const { token } = world.member("alice").session;
  expect(await world.invite("alice", 3)).toMatchObject({ inviteCount: 4 });
  expect(await world.get(token, "invite_recode/getIncentiveList")).toMatchObject({ canClick: true });
});

test("a row without its own method is changed", async ({ world }) => {
  const { id } = world.member("alice").session;
  await world.patch({ op: "replace", path: `/members/${id}/nickname`, value: "Hana" });
  expect(await world.login("alice")).toMatchObject({ nickname: "Hana" });
});

test("the journal and the coverage list the calls", async ({ world }) => {
  const { token } = world.member("alice").session;
  await world.get(token, "wallet/getBalance");
  const [call] = await world.journal({ operationId: "wallet.getBalance" });
  expect(call).toMatchObject({ outcome: "ok", user: "alice" });
  const counted = { operationId: "wallet.getBalance", status: 200, outcome: "ok", count: 1 };
  expect(await world.coverage()).toContainEqual(counted);
});

test("a world without Playwright's fixtures", async ({ target }) => {
  const world = await openWorld(target, { scenario: "newcomer", label: "by hand" });
  expect(await world.get(world.member("alice").session.token, "wallet/getBalance")).toMatchObject({ balance: 0 });
  expect(await world.problems()).toEqual([]);
  await world.close();
});
