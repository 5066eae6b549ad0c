// Inline script in the head, which runs before the first paint, also in browsers that are too old for the other code.
import { toLanguage } from "#lib/language.ts";
import { markLanguage } from "#lib/translation/page-language.ts";
import {
  BROWSER_PLACES,
  LANG_KEY,
  parseStored,
  readPlaces,
  USERINFO_KEY,
  userinfoIn,
} from "#state/storage/read-storage.ts";
import { moveSearchIntoHash, pageOf } from "./address.ts";
import { addMissingFunctions, isSupported } from "./browser-support.ts";
import { keepEarlyPress } from "./early-press.ts";
import { focusPressedButton } from "./focus-pressed-button.ts";

/** Delay in ms before the notice that the page has not finished loading. */
const TOO_LONG = 12_000;

const stored = (key: string): string | null => readPlaces(BROWSER_PLACES, key);
const root = document.documentElement;
moveSearchIntoHash();
markLanguage(toLanguage(parseStored(stored(LANG_KEY))));
if (userinfoIn(stored(USERINFO_KEY))) root.dataset["member"] = "";
root.dataset["page"] = pageOf(location.hash);
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#stuck button")) location.reload();
});
if (isSupported()) {
  addMissingFunctions();
  keepEarlyPress();
  focusPressedButton();
  // Show the prerendered page: it is the home page in Japanese.
  if (root.lang === "ja" && /^#?\/?$/.test(location.hash)) root.dataset["first"] = "home";
  // Show the notice (#stuck). When the application starts, it removes the notice from the page.
  setTimeout(() => (root.dataset["stuck"] ??= ""), TOO_LONG);
} else root.dataset["stuck"] = "old";
