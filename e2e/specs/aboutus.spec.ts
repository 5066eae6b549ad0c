import { expect, withWords } from "../fixtures.ts";
import { changeData } from "../pages/replies.ts";

const CLAIM = "THE WORLD'S LEADING CLOUD MINING SERVICE PROVIDER";

const test = withWords({
  advantages: { en: "Five advantages", ja: "5つの強み" },
  capacity: { en: "Total capacity", ja: "総容量" },
  centre: { en: "Computing power centre", ja: "マイニング拠点" },
  characteristics: { en: "Characteristics", ja: "特徴" },
  cooperation: { en: "Business cooperation", ja: "事業協力" },
  defaultProfile: { en: "The name joins hash and grove", ja: "名前は、ハッシュ（hash）と木立（grove）" },
  demo: { en: "The partners shown are demo data", ja: "デモ用の見本" },
  energy: { en: "Energy type", ja: "電源" },
  established: { en: "Established", ja: "開設" },
  miners: { en: "Miner sales", ja: "採掘設備の販売" },
  onThisPage: { en: "On this page", ja: "このページの内容" },
  partners: { en: "Business partners", ja: "事業パートナー" },
  profile: { en: "Company profile", ja: "会社紹介" },
  team: { en: "Team", ja: "チーム" },
  trends: { en: "Future trends", ja: "今後の展望" },
});

test("the company with all its parts", async ({ page, own }) => {
  await page.goto("#/aboutus");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(CLAIM);
  const part = (name: string) => main.getByRole("region", { name, exact: true });
  await expect(part(own.profile)).toContainText("Hashgrove");
  await expect(part(own.advantages).getByRole("listitem")).toHaveCount(5);
  await expect(part(own.team).getByRole("listitem")).toHaveCount(4);
  await expect(part(own.trends).getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(part(own.cooperation).getByRole("term")).toHaveCount(5);
  await expect(part(own.cooperation).getByRole("term").last()).toHaveText(own.miners);

  const partners = part(own.partners);
  await expect(partners).toContainText(own.demo);
  await expect(partners.getByRole("img")).toHaveCount(8);
  await expect(partners.getByRole("img", { name: "Demo partner A" })).toBeVisible();

  const centre = part(own.centre);
  const sites = centre.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(sites).toHaveCount(4);
  const facts = (site: number) => sites.nth(site).getByRole("term");
  await expect(facts(0)).toHaveText([own.established, own.energy, own.capacity, own.characteristics]);
  await expect(facts(3), "a site in preparation has no date").toHaveText([
    own.energy,
    own.capacity,
    own.characteristics,
  ]);
  await expect(sites.first()).toContainText("18 MW");
  // Five services and four sites.
  await expect(centre.getByRole("listitem")).toHaveCount(9);
});

test("the page's own navigation, by keyboard, on wide screens", async ({ page, isMobile, own }) => {
  await page.goto("#/aboutus");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: own.onThisPage });
  if (isMobile || (page.viewportSize()?.width ?? 0) < 768) {
    await expect(navigation).toBeHidden();
    return;
  }
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const link = navigation.getByRole("link", { name: own.trends });
  await link.focus();
  await page.keyboard.press("Enter");
  const section = page.getByRole("region", { name: own.trends, exact: true });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(link).toHaveAttribute("aria-current", "location");
  await expect(page).toHaveURL(/#\/aboutus#trends$/);
});

test("fixed texts if the server has no profile", async ({ page, own }) => {
  await changeData(page, "**/api/about/index", (data: object) => ({ ...data, intro_content: null, team: "" }));
  await page.goto("#/aboutus");
  await expect(page.getByRole("region", { name: own.profile })).toContainText(own.defaultProfile);
  await expect(page.getByRole("region", { name: own.team, exact: true })).toHaveCount(0);
});

test("a failing server: Retry in place, and fixed texts stay", async ({ page, words, own }) => {
  let failing = true;
  await page.route("**/api/about/index", (route) =>
    failing ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  await page.goto("#/aboutus");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(CLAIM);
  const retry = page.getByRole("region", { name: own.profile }).getByRole("button", { name: words.retry });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("region", { name: own.advantages })).toBeVisible();
  failing = false;
  await retry.click();
  await expect(page.getByRole("region", { name: own.centre, exact: true })).toContainText("32 MW");
});
