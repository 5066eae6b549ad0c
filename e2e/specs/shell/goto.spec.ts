import { expect, test } from "../../fixtures.ts";

test("tests open an address while the page changes its own, as after sending a form", async ({ page }) => {
  await page.goto("#/news");
  for (const section of ["product", "aboutus", "help", "news"]) {
    await page.evaluate(() => {
      let changes = 0;
      const timer = setInterval(() => {
        changes += 1;
        if (changes > 20) clearInterval(timer);
        history.replaceState(history.state, "", location.hash);
      }, 5);
    });
    await page.goto(`#/${section}`);
    await expect(page).toHaveURL(new RegExp(`#/${section}$`));
  }
});
