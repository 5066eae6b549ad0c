// Logs in with selenium-webdriver, in its own world: TARGET=http://127.0.0.1:4010 node selenium.mjs
import assert from "node:assert/strict";
import { Browser, Builder, By, until } from "selenium-webdriver";
import { Options } from "selenium-webdriver/chrome.js";

const { TARGET = "http://127.0.0.1:4010", CHROMIUM_PATH } = process.env;
const control = `${TARGET}/__qa/worlds/selenium-${Date.now()}`;
const qa = (method, path = "", body = {}) =>
  fetch(control + path, {
    method,
    headers: { "x-qa": "1", "content-type": "application/json" },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });

const { url, users } = await (await qa("PUT", "", { scenario: "verified-with-funds" })).json();
const options = new Options().addArguments("--headless", "--no-sandbox");
if (CHROMIUM_PATH) options.setChromeBinaryPath(CHROMIUM_PATH);
const driver = await new Builder().forBrowser(Browser.CHROME).setChromeOptions(options).build();
try {
  await driver.get(`${url}#/login`);
  await driver.wait(until.elementLocated(By.name("account")), 10_000).sendKeys(users.alice.account);
  await driver.findElement(By.name("password")).sendKeys(users.alice.password);
  await driver.findElement(By.css("main button[type=submit]")).click();
  await driver.wait(until.urlContains("#/personage"), 10_000);
  await driver.wait(until.elementTextContains(driver.findElement(By.css("main")), "400,000"), 10_000);
  const { items } = await (await qa("GET", "/problems")).json();
  assert.deepEqual(items, []);
} finally {
  await driver.quit();
}
await qa("DELETE");
