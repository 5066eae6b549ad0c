// A tester's actions in the console's views, and their effects there and in the product.
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "under-review" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

const view = (page: Page, target: string, world: string, path: string): Promise<unknown> =>
  page.goto(`${target}/__qa/ui/#/worlds/${world}/${path}`);

test("a review shows its pictures and is rejected with a reason that the member reads", async ({
  page,
  target,
  world,
}) => {
  await view(page, target, world.id, "reviews");
  const reviews = page.getByRole("main");
  await expect(reviews.getByRole("img").first()).toBeVisible();
  await reviews.getByRole("button", { name: "Reject: Top-up · alice · ¥100,000" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Nothing came in under this name");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toBeHidden();
  await expect(reviews.getByRole("heading", { name: "Top-up · alice · ¥100,000" })).toHaveCount(0);
  const journal = await world.get<unknown>(
    world.member("alice").session.token,
    "wallet/index?type=1&payType=2&page=1&limit=20",
  );
  expect(JSON.stringify(journal)).toContain("Nothing came in under this name");
});

test("a member gets money and is logged out, and a snapshot undoes both", async ({ page, target, world }) => {
  const { token } = world.member("alice").session;
  const balance = (): Promise<unknown> => world.get(token, "wallet/getBalance");
  const before = await balance();
  await view(page, target, world.id, "bench");
  await page.getByRole("button", { name: "Take a snapshot" }).click();
  await expect(page.getByText("Saved as snapshot 1.")).toBeVisible();

  await view(page, target, world.id, "users");
  await page.getByRole("button", { name: "Give money to alice" }).click();
  const amount = page.getByRole("dialog").getByRole("textbox", { name: "Amount" });
  for (const refused of ["12.34", "-50"]) {
    await amount.fill(refused);
    await expect(page.getByRole("dialog")).toContainText(`“${refused}” was not entered.`);
    await expect(amount, "the old amount stays").toHaveValue("100000");
  }
  await amount.fill("12345");
  await page.getByRole("dialog").getByRole("button", { name: "Give" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await balance()).not.toEqual(before);
  await page.getByRole("button", { name: "End sessions of alice" }).click();
  await expect(page.getByText("All sessions of alice have ended.")).toBeVisible();
  await expect(balance()).rejects.toThrow("401");

  await view(page, target, world.id, "bench");
  await page.getByRole("button", { name: "Restore snapshot 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore snapshot 1" }).click();
  await expect(page.getByText("Restored snapshot 1.")).toBeVisible();
  expect(await balance()).toEqual(before);
});

test("turns a call into a fault, and explains a failed check", async ({ page, target, world }) => {
  await world.post(world.member("alice").session.token, "wallet/bankWithdrawal", {
    amount: 1000,
    payPassword: "123456",
  });
  await view(page, target, world.id, "journal");
  await page.getByRole("link", { name: /wallet\.bankWithdrawal/ }).click();
  await page.getByRole("link", { name: "Check the journal for this call" }).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Confirmed. 1 call matches.")).toBeVisible();
  await page.getByRole("textbox", { name: "Fields of the request" }).fill('{"/amount": 2000}');
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("row", { name: "/request/body/amount 2000 1000" })).toBeVisible();

  await page.goBack();
  await page.getByRole("link", { name: "Create a fault from this call" }).click();
  await expect(page.getByText('Only calls like the one in the journal: {"/amount":1000}')).toBeVisible();
  await page.getByRole("button", { name: "Arm fault" }).click();
  await expect(page.getByText("Triggers once more.")).toBeVisible();
  await page.getByRole("button", { name: "Disarm all" }).click();
  await expect(page.getByText("Everything works.")).toBeVisible();
});

test("an emptied fault form shows what it will arm", async ({ page, target, world }) => {
  await view(page, target, world.id, "faults?operationId=products.buy");
  const when = page.getByRole("combobox", { name: "When (world time)" });
  await when.selectOption("For the next hour");
  await view(page, target, world.id, "faults?operationId=wallet.recharge&kind=example");
  await expect(page.getByRole("combobox", { name: "Which call" })).toHaveValue("wallet.recharge");
  await expect(when).toHaveValue("0");
  await page.getByRole("combobox", { name: "Which call" }).selectOption("Every call");
  await page.getByRole("button", { name: "Arm fault" }).click();
  await expect(page.getByText("Choose a call first; each has its own replies.")).toBeVisible();
  await expect(page.getByText("Everything works.")).toBeVisible();
});

test("changes a row by hand, and rejects text that is not a patch", async ({ page, target, world }) => {
  await view(page, target, world.id, "state?pointer=/members/1/nickname");
  const patch = page.getByRole("textbox", { name: "JSON Patch" });
  await patch.fill('[{ "op": "replace", "path": "/members/1/nickname", "value": "Hanako" }]');
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Changed: /members/1")).toBeVisible();
  await expect(page.getByText('"Hanako"').first()).toBeVisible();
  await patch.fill("[");
  await expect(page.getByText("This is not a JSON array.")).toBeVisible();
});

test.describe("a world after its first job", () => {
  test.use({ scenario: "demo" });

  test("a job that failed is named among the problems and retried", async ({ page, target, world }) => {
    const job = { at: Date.parse(world.now) + 60_000, kind: "review-policy", ref: 999 };
    await world.patch({ op: "add", path: "/jobs/1", value: { id: 1, ...job } });
    await world.advance("PT1H");
    await view(page, target, world.id, "checks");
    const problem = page.getByRole("listitem").filter({ hasText: "job-set-aside" });
    await expect(problem).toContainText("review-policy of 999");
    await problem.getByRole("button", { name: "Retry the job" }).click();
    await expect(page.getByText("no row 999").last()).toBeVisible();
    await world.patch({ op: "replace", path: "/jobs/1/ref", value: 1 });
    await problem.getByRole("button", { name: "Retry the job" }).click();
    await expect(page.getByText("The job 1 has run.")).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
});
