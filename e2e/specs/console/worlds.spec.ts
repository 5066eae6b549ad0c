// The list of worlds of one server, or of several behind a proxy (`npm run fleet`).
import { axeFaults } from "../../axe-faults.ts";
import { expect, test } from "../../fixtures.ts";
import { presetItem } from "../../storage-state.ts";

test.use({ scenario: "empty" });
test.beforeEach(({ page }) => presetItem(page, "qa.lang", "en"));

test("a world is made, listed, forked and ended, with a name or without", async ({ page, target, world }) => {
  await page.goto(`${target}/__qa/ui/`);
  const list = page.getByRole("table", { name: "Open worlds" });
  await expect(list.getByRole("link", { name: world.id })).toBeVisible();
  const mine = `${world.id}-mine`;
  for (const name of [mine, ""]) {
    await page.getByRole("textbox", { name: "Name of the world" }).fill(name);
    await page.getByRole("button", { name: "Create world" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      name === "" ? /^World demo-\w{4}$/ : `World ${mine}`,
    );
    await page.getByRole("button", { name: "Fork" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/--2$/);
    const forked = new URL(page.url()).hash.replace("#/worlds/", "");
    const origin = forked.replace("--2", "");
    await page.goto(`${target}/__qa/ui/#/worlds`);
    for (const id of [forked, origin]) {
      await list.getByRole("link", { name: id, exact: true }).click();
      await page.getByRole("button", { name: "End this world" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "End this world" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Worlds");
      await expect(list.getByRole("link", { name: world.id, exact: true })).toBeVisible();
      await expect(list.getByRole("link", { name: id, exact: true })).toBeHidden();
    }
  }
});

test("several worlds are ended at once, selected by their tests' titles", async ({ page, target, world }) => {
  const forks = await Promise.all(["first", "second", "third"].map((name) => world.fork(`${name} title`)));
  await page.goto(`${target}/__qa/ui/`);
  const list = page.getByRole("table", { name: "Open worlds" });
  for (const [index, { id }] of forks.entries()) {
    const row = list.getByRole("row").filter({ has: page.getByRole("link", { name: id, exact: true }) });
    await expect(row).toContainText(`${["first", "second", "third"][index]} title`);
    await row.getByRole("checkbox", { name: `Choose ${id}` }).check();
  }
  expect(await axeFaults(page)).toEqual([]);
  // The world picker lists the forks too.
  const picker = page.getByRole("combobox", { name: "World" });
  await expect(picker.getByRole("option", { name: "second title" })).toHaveAttribute("value", forks[1]?.id ?? "");
  await page.getByRole("button", { name: "End 3 worlds" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    forks
      .map(({ id }) => id)
      .toSorted()
      .at(0) ?? "",
  );
  await dialog.getByRole("button", { name: "End 3 worlds" }).click();
  await expect(dialog).toBeHidden();
  for (const { id } of forks) await expect(list.getByRole("link", { name: id, exact: true })).toHaveCount(0);
  await expect(list.getByRole("link", { name: world.id, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^End/ })).toHaveCount(0);
});

test("an existing name is refused, and its world stays", async ({ page, target, world }) => {
  await page.goto(`${target}/__qa/ui/`);
  await page.getByRole("textbox", { name: "Name of the world" }).fill(world.id);
  await page.getByRole("button", { name: "Create world" }).click();
  await expect(page.getByText("A world with this name already exists.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Worlds");
});

test("the worlds of all servers are in one list, and an unavailable server is named", async ({
  page,
  target,
  world,
}) => {
  // As listed by the proxy: one server has the test's world, one has none, and one is down.
  const items = ["1", "2", "3"].map((name) => ({ name, surface: `/__qa/servers/${name}` }));
  await page.route("**/__qa/servers", (route) => route.fulfill({ json: { items } }));
  await page.route("**/__qa/servers/1/worlds", async (route) => {
    const own = await route.fetch({ url: `${target}/__qa/worlds/${world.id}` });
    await route.fulfill({ json: { items: [await own.json()] } });
  });
  await page.route("**/__qa/servers/2/worlds", (route) => route.fulfill({ json: { items: [] } }));
  await page.route("**/__qa/servers/3/worlds", (route) =>
    route.fulfill({ status: 502, json: { error: "no-answer", message: "gone" } }),
  );
  await page.goto(`${target}/__qa/ui/`);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: world.id, exact: true }) });
  await expect(row.getByRole("cell").first()).toHaveText("1");
  await expect(page.getByText("their worlds are not listed: 3")).toBeVisible();
});
